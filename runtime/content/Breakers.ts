import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { toContentError } from './callSource';

const BREAKER = { failures: 5, halfOpenAfterMs: 5000 };

const STATES = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const;

/** A circuit breaker for each source: one that keeps failing is not asked for a moment. */
export class Breakers {
  readonly #bySource = new Map<string, CircuitBreakerPolicy>();

  of(source: string): CircuitBreakerPolicy {
    let breaker = this.#bySource.get(source);
    if (!breaker) {
      breaker = circuitBreaker(
        handleWhen((error) => toContentError(source, error).statusCode >= 500),
        {
          halfOpenAfter: BREAKER.halfOpenAfterMs,
          breaker: new ConsecutiveBreaker(BREAKER.failures),
        },
      );
      this.#bySource.set(source, breaker);
    }
    return breaker;
  }

  states(): [source: string, state: 'closed' | 'half-open' | 'open'][] {
    return [...this.#bySource].map(([name, { state }]) => [name, STATES[state]]);
  }
}
