/** The contract's calls by name, `'GET /wallet/get'`. Types only: the schemas stay on the server. */
import type { AnswerOf, BodySentTo, Call, ParamsSentTo, QuerySentTo } from '@pennant/contract/call';
import type { Calls } from '@pennant/contract/calls';

type EveryCall = Calls[keyof Calls];

type ByName = { [C in EveryCall as `${C['method']} ${C['path']}`]: C };

/** The method and path of a call, as the contract writes them. */
export type CallName = keyof ByName;
/** A call that only reads. */
export type ReadName = Extract<CallName, `GET ${string}`>;
/** A call that does something. */
export type ActionName = Exclude<CallName, ReadName>;

/** What a call answers. */
export type Answer<Name extends CallName> = AnswerOf<ByName[Name]>;

// A parameter in a path or query is text on the wire: a number or a string will do.
type AsText<T> = { [K in keyof T]: T[K] | number | string };
type PartsOf<C extends Call> = (C extends { params: object }
  ? { params: AsText<ParamsSentTo<C>> }
  : unknown) &
  (C extends { query: object } ? { query?: Partial<AsText<QuerySentTo<C>>> } : unknown) &
  (C extends { body: object } ? { body: BodySentTo<C> } : unknown);

/** What a call is given: its `params`, `query` and `body`, where it has them. */
export type Given<Name extends CallName> = PartsOf<ByName[Name]>;

/** True for a call that needs nothing said with it. */
export type NeedsNothing<Name extends CallName> = object extends Given<Name> ? true : false;
