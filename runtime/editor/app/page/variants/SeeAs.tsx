import type { PageDocument } from '../../../../document/document';
import { listNodes } from '../../../../document/listNodes';
import { READER_STATES, type ReaderState } from '../../../../document/variants';
import type { Audience } from '../../shared/frameProtocol';
import { listFeatures, READER_NAMES } from './variantEdits';

interface Props {
  page: PageDocument;
  audience: Audience;
  onSeeAs: (audience: Audience) => void;
}

/** As whom the canvas shows the page: the state of a reader, and values of the features that it knows. */
export function SeeAs({ page, audience, onSeeAs }: Props) {
  const variants = listNodes(page).flatMap((node) =>
    node.kind === 'feature' && node.variants ? [node.variants] : [],
  );
  const setFeature = (feature: string, value: string) => {
    const { [feature]: _old, ...others } = audience.features;
    onSeeAs({ ...audience, features: value === '' ? others : { ...others, [feature]: value } });
  };
  return (
    <div className="see-as" role="group" aria-label="See the page as">
      <label>
        <span>See as</span>
        <select
          className="input"
          value={audience.reader}
          onChange={({ target }) => onSeeAs({ ...audience, reader: target.value as ReaderState })}
        >
          {READER_STATES.map((state) => (
            <option key={state} value={state}>
              {READER_NAMES[state]}
            </option>
          ))}
        </select>
      </label>
      {[...listFeatures(variants)].map(([feature, values]) => (
        <label key={feature}>
          <span>{feature}</span>
          <select
            className="input"
            value={audience.features[feature] ?? ''}
            onChange={({ target }) => setFeature(feature, target.value)}
          >
            <option value="">off</option>
            {values.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
