import net from 'node:net';

/** One player of the load. */
export interface LoadClient {
  readonly url: string;
  readonly token: string;
  /** New games, to be played one after the other. */
  readonly gameIDs: readonly string[];
}

/** Counts of one player's requests, and their durations. */
export interface Tally {
  rolls: number;
  choices: number;
  events: number;
  readonly milliseconds: number[];
}

const END_OF_HEAD = '\r\n\r\n';
const LENGTH = 'content-length: ';
const SITUATION = '"situation":{';
const EVENT_NUMBER = '"eventNumber":';
const NO_CHOICE = '"pendingChoice":null';
const CHOICE = '"pendingChoice":';
const FINAL = '"isFinal":true';

/** Returns the whole number at an offset of a text. */
const numberAt = (text: Buffer, offset: number): number => {
  let value = 0;
  for (let digit = text[offset]!; digit >= 48 && digit <= 57; digit = text[(offset += 1)]!)
    value = value * 10 + digit - 48;
  return value;
};

/**
 * Plays one player's games, roll after roll, until the time is over: a bare socket that reads of
 * each response only what the next request needs, since it takes processor time from the program
 * under test. Every response's event number must be beyond the last.
 */
export function startRolling({ url, token, gameIDs }: LoadClient, until: number) {
  const { hostname, port } = new URL(url);
  const tally: Tally = { rolls: 0, choices: 0, events: 0, milliseconds: [] };
  const left = [...gameIDs];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
  const headers = `host: ${hostname}:${port}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n`;
  let received: Buffer = Buffer.alloc(0);
  let began = 0;
  let isRoll = true;
  let eventNumber = 0;

  const send = (path: string, body: string) => {
    began = performance.now();
    socket.write(
      `POST /api/games/${left[0]}${path} HTTP/1.1\r\n${headers}content-length: ${body.length}${END_OF_HEAD}${body}`,
    );
  };
  const roll = () => {
    isRoll = true;
    send('/roll', `{"eventNumber":${eventNumber}}`);
  };
  const choose = (response: Buffer, offset: number) => {
    isRoll = false;
    const rest = response.toString('utf8', offset + CHOICE.length);
    const { kind, options } = JSON.parse(rest.slice(0, rest.indexOf('}]}') + 3)) as {
      kind: string;
      options: { runnersAdvancing: string | null }[];
    };
    const { runnersAdvancing } = options[0]!;
    send('/manageEvent', JSON.stringify({ event: kind, runnersAdvancing, eventNumber }));
  };

  const onResponse = (status: number, response: Buffer) => {
    if (status !== 200) {
      throw new Error(
        `${isRoll ? 'a roll' : 'a choice'} responds with ${status} ${response.toString()}`,
      );
    }
    if (isRoll) {
      tally.milliseconds.push(performance.now() - began);
      tally.rolls += 1;
    } else tally.choices += 1;
    const situationAt = response.indexOf(SITUATION);
    const numberStart = response.indexOf(EVENT_NUMBER, situationAt) + EVENT_NUMBER.length;
    const number = numberAt(response, numberStart);
    if (number <= eventNumber) throw new Error(`event ${number} after ${eventNumber}`);
    tally.events += number - eventNumber;
    eventNumber = number;
    const isOver = response.includes(FINAL);
    if (isOver) {
      left.shift();
      eventNumber = 0;
    }
    if (performance.now() >= until) {
      // A game in progress is abandoned: every game of a turn starts at its first event.
      if (!isOver) left.shift();
      socket.destroy();
      resolve();
      return;
    }
    if (left.length === 0) throw new Error('too few games were prepared');
    const choiceAt = response.includes(NO_CHOICE) ? -1 : response.indexOf(CHOICE);
    if (choiceAt === -1) roll();
    else choose(response, choiceAt);
  };

  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf(END_OF_HEAD);
    if (headEnd === -1) return;
    const lengthOffset = received.indexOf(LENGTH);
    const start = headEnd + END_OF_HEAD.length;
    const end = start + numberAt(received, lengthOffset + LENGTH.length);
    if (received.length < end) return;
    const response = received.subarray(start, end);
    const status = numberAt(received, 9);
    received = received.subarray(end);
    try {
      onResponse(status, response);
    } catch (error) {
      socket.destroy();
      reject(error);
    }
  });
  socket.on('connect', roll);
  socket.on('error', reject);
  socket.setTimeout(20_000, () => {
    reject(new Error('the program does not respond'));
    socket.destroy();
  });
  return { tally, left, ended };
}
