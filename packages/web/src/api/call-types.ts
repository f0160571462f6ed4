/** Types of the contract's calls by name, `'GET /wallet/get'`. The schemas stay on the server. */
import type {
  ResponseOf,
  BodyInputOf,
  Call,
  ParamsInputOf,
  QueryInputOf,
} from '@pennant/contract/call';
import type { Calls } from '@pennant/contract/calls';

type AnyCall = Calls[keyof Calls];

type CallsByName = { [C in AnyCall as `${C['method']} ${C['path']}`]: C };

/** The method and path of a call, as the contract writes them. */
export type CallName = keyof CallsByName;
/** The name of a call that only reads. */
export type QueryName = Extract<CallName, `GET ${string}`>;
/** The name of a call that responds with a stream of messages. */
export type StreamName = {
  [Name in CallName]: CallsByName[Name] extends { isStream: true } ? Name : never;
}[CallName];
/** The name of a call that writes. */
export type MutationName = Exclude<CallName, QueryName>;

/** The response body of a call. */
export type ApiResponse<Name extends CallName> = ResponseOf<CallsByName[Name]>;

// A parameter in a path or query is text in the URL: it may be passed as a number or a string.
type AsText<T> = { [K in keyof T]: T[K] | number | string };
type PartsOf<C extends Call> = (C extends { params: object }
  ? { params: AsText<ParamsInputOf<C>> }
  : unknown) &
  (C extends { query: object } ? { query?: Partial<AsText<QueryInputOf<C>>> } : unknown) &
  (C extends { body: object } ? { body: BodyInputOf<C> } : unknown);

/** The input of a call: its `params`, `query` and `body`, where it has them. */
export type ApiInput<Name extends CallName> = PartsOf<CallsByName[Name]>;

/** True for a call that has no required input. */
export type HasNoRequiredInput<Name extends CallName> =
  object extends ApiInput<Name> ? true : false;
