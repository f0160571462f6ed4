/** A message of a stream: a server-sent event. */
export interface StreamMessage {
  readonly event: string;
  /** What is sent as JSON. */
  readonly data: unknown;
  /** What a client sends as `Last-Event-ID` to go on after this message. */
  readonly id?: string | undefined;
}

/** Returns a message as its bytes; to be made once and sent to all who get it. */
export const encodeMessage = ({ id, event, data }: StreamMessage): Buffer =>
  encodeMessageText(event, JSON.stringify(data), id);

/** Returns a message whose data is JSON text already. */
export const encodeMessageText = (event: string, json: string, id?: string): Buffer =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${json}\n\n`);

/** The open connection of a stream. */
export interface StreamConnection {
  /**
   * Sends a message. Returns false where the client has not read all of what came before: the next
   * one waits for `onRoom`. A client that stays behind is disconnected, so that what waits for it
   * is never more than this one message.
   */
  send(message: Buffer): boolean;
  /** Ends the stream once what was sent has left. */
  end(): void;
}

/** What follows what happens to a connection. */
export interface StreamListener {
  /** The client has read what was sent: there is room for more. */
  onRoom(): void;
  /** The connection is closed, by either side. */
  onClose(): void;
}

/** A response that goes on: messages are sent as they come, until either side ends it. */
export class EventStream {
  readonly open: (connection: StreamConnection) => StreamListener;

  /** @param open Called once, when the stream has begun. */
  constructor(open: (connection: StreamConnection) => StreamListener) {
    this.open = open;
  }

  /** Returns the same stream; `check` is called with each message before it is sent. */
  validatedBy(check: (message: unknown) => void): EventStream {
    return new EventStream((connection) =>
      this.open({
        send: (message) => {
          check(decodeMessage(message));
          return connection.send(message);
        },
        end: () => connection.end(),
      }),
    );
  }
}

/** Returns the event and the data of a message from its bytes. */
function decodeMessage(message: Buffer): Pick<StreamMessage, 'event' | 'data'> {
  const [, event = '', data = 'null'] =
    /^event: (.*)\ndata: (.*)\n\n$/m.exec(message.toString()) ?? [];
  return { event, data: JSON.parse(data) };
}
