import type { TokenRow } from '../../contract/people';
import { describeGrants } from '../shared/describeGrants';
import { formatMoment } from '../shared/moments';
import { describeEnd } from './words';

interface Props {
  tokens: readonly TokenRow[];
  website: string;
  /** IANA name of the paper's. */
  zone: string;
  /** ms since 1970. */
  now: number;
  onMake: () => void;
  onRevoke: (token: TokenRow) => void;
}

/** The keys of programs. */
export function TokenList({ tokens, website, zone, now, onMake, onRevoke }: Props) {
  const at = (time: string) => formatMoment(time, zone, now);
  return (
    <section className="people__part" aria-labelledby="tokens">
      <div className="home__head">
        <h2 id="tokens">Tokens of programs</h2>
        <button type="button" className="button" onClick={onMake}>
          New token
        </button>
      </div>
      <p className="dim">A program with a token may do by the API what its roles allow.</p>
      {tokens.length === 0 && <p className="home__none">There is none.</p>}
      <ul>
        {tokens.map((token) => (
          <li key={token.id} className="people__row">
            <div className="people__what">
              <b>{token.name}</b>{' '}
              <span className="dim">{describeGrants(token.grants, website)}</span>
              <p>
                {describeEnd(token.endsAt, now, token.endsAt === null ? '' : at(token.endsAt))}
                {token.usedAt === null ? '; never used' : `; last used ${at(token.usedAt)}`}
              </p>
              <p className="dim">
                Made by {token.createdBy}, {at(token.createdAt)}
              </p>
            </div>
            <div className="people__acts">
              <button
                type="button"
                className="button"
                aria-label={`Take back the token ${token.name}`}
                onClick={() => onRevoke(token)}
              >
                Take back
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
