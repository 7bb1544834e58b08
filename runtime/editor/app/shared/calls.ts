import type { CallName } from '../../contract/calls';
import type { Contract } from '../../contract/contract';
import type { Arrived, Given } from '../../contract/endpoint';

/** What is said with a call: parts of its address, of its query and of its body side by side. */
export type GivenTo<N extends CallName> = Given<Contract[N]>;
/** What a call is answered. */
export type AnswerTo<N extends CallName> = Arrived<Contract[N]>;

type Method<N extends CallName> =
  Partial<GivenTo<N>> extends GivenTo<N>
    ? (given?: GivenTo<N>, signal?: AbortSignal) => Promise<AnswerTo<N>>
    : (given: GivenTo<N>, signal?: AbortSignal) => Promise<AnswerTo<N>>;

/** The calls of the contract, each a function of its name. All of them throw ApiError. */
export type Calls = { [N in CallName]: Method<N> };
