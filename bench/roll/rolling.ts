import net from 'node:net';
import type { Client } from './load.ts';

export interface Tally {
  rolls: number;
  choices: number;
  events: number;
  readonly milliseconds: number[];
}

const END_OF_HEAD = '\r\n\r\n';
const LENGTH = 'content-length: ';
const SITUATION = '"situation":{"eventNumber":';
const NO_CHOICE = '"pendingChoice":null';
const CHOICE = '"pendingChoice":';
const FINAL = '"isFinal":true';

/** The whole number that stands at a place of a text. */
const numberAt = (text: Buffer, at: number): number => {
  let value = 0;
  for (let digit = text[at]!; digit >= 48 && digit <= 57; digit = text[(at += 1)]!)
    value = value * 10 + digit - 48;
  return value;
};

/**
 * One player who rolls game after game until the time is over: a bare socket that reads of each answer only what the next request needs, since
 * it takes its processor time from the program that is measured. Every answer's event number must be beyond the last.
 */
export function rolling({ url, token, gameIDs }: Client, until: number) {
  const { hostname, port } = new URL(url);
  const tally: Tally = { rolls: 0, choices: 0, events: 0, milliseconds: [] };
  const left = [...gameIDs];
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const socket = net.connect({ host: hostname, port: Number(port), noDelay: true });
  const heads = `host: ${hostname}:${port}\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\n`;
  let received: Buffer = Buffer.alloc(0);
  let began = 0;
  let isRoll = true;
  let eventNumber = 0;

  const ask = (path: string, body: string) => {
    began = performance.now();
    socket.write(
      `POST /api/games/${left[0]}${path} HTTP/1.1\r\n${heads}content-length: ${body.length}${END_OF_HEAD}${body}`,
    );
  };
  const roll = () => {
    isRoll = true;
    ask('/roll', `{"eventNumber":${eventNumber}}`);
  };
  const choose = (answer: Buffer, at: number) => {
    isRoll = false;
    const rest = answer.toString('utf8', at + CHOICE.length);
    const { kind, options } = JSON.parse(rest.slice(0, rest.indexOf('}]}') + 3)) as {
      kind: string;
      options: { runnersAdvancing: string | null }[];
    };
    const { runnersAdvancing } = options[0]!;
    ask('/manageEvent', JSON.stringify({ event: kind, runnersAdvancing, eventNumber }));
  };

  const onAnswer = (status: number, answer: Buffer) => {
    if (status !== 200) {
      throw new Error(`${isRoll ? 'a roll' : 'a choice'} answers ${status} ${answer.toString()}`);
    }
    if (isRoll) {
      tally.milliseconds.push(performance.now() - began);
      tally.rolls += 1;
    } else tally.choices += 1;
    const number = numberAt(answer, answer.indexOf(SITUATION) + SITUATION.length);
    if (number <= eventNumber) throw new Error(`event ${number} after ${eventNumber}`);
    tally.events += number - eventNumber;
    eventNumber = number;
    const isOver = answer.includes(FINAL);
    if (isOver) {
      left.shift();
      eventNumber = 0;
    }
    if (performance.now() >= until) {
      // A game begun is not gone on with: every game of a turn starts at its first event.
      if (!isOver) left.shift();
      socket.destroy();
      resolve();
      return;
    }
    if (left.length === 0) throw new Error('too few games were prepared');
    const waits = answer.includes(NO_CHOICE) ? -1 : answer.indexOf(CHOICE);
    if (waits === -1) roll();
    else choose(answer, waits);
  };

  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf(END_OF_HEAD);
    if (headEnd === -1) return;
    const lengthAt = received.indexOf(LENGTH);
    const start = headEnd + END_OF_HEAD.length;
    const end = start + numberAt(received, lengthAt + LENGTH.length);
    if (received.length < end) return;
    const answer = received.subarray(start, end);
    const status = numberAt(received, 9);
    received = received.subarray(end);
    try {
      onAnswer(status, answer);
    } catch (error) {
      socket.destroy();
      reject(error);
    }
  });
  socket.on('connect', roll);
  socket.on('error', reject);
  socket.setTimeout(20_000, () => {
    reject(new Error('the program does not answer'));
    socket.destroy();
  });
  return { tally, left, ended };
}
