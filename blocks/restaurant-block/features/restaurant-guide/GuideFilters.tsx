import type { PlaceChoice, PlaceSelection, PlaceWish } from '../../places/selectPlaces';

export interface GuideFiltersProps {
  path: string;
  wish: PlaceWish;
  /** What distances are measured from. */
  center: string;
  selection: Pick<PlaceSelection, 'cuisines' | 'regions' | 'prices' | 'featured'>;
}

const ORDERS = [
  ['name', 'Name'],
  ['price', 'Price, lowest first'],
  ['distance', 'Closest to'],
] as const;

/** What a reader looks for: a plain form whose answer has an address of its own. */
export function GuideFilters({ path, wish, center, selection }: GuideFiltersProps) {
  return (
    <form className="guide__filters" action={path} method="get" aria-label="Filter the guide">
      <Choose
        name="cuisine"
        label="Cuisine"
        any="All cuisines"
        value={wish.cuisine}
        choices={selection.cuisines}
      />
      <Choose
        name="region"
        label="Where"
        any="Everywhere"
        value={wish.region}
        choices={selection.regions}
      />
      <Choose
        name="price"
        label="Price"
        any="Any price"
        value={wish.price}
        choices={selection.prices}
      />
      <label className="guide__field">
        <span>Sort by</span>
        <select name="sort" defaultValue={wish.sort}>
          {ORDERS.map(([value, text]) => (
            <option key={value} value={value}>
              {value === 'distance' ? `${text} ${center}` : text}
            </option>
          ))}
        </select>
      </label>
      <label className="guide__check">
        <input type="checkbox" name="featured" value="1" defaultChecked={wish.featured} />
        <span>The 76 only ({selection.featured})</span>
      </label>
      <div className="guide__submit">
        <button className="button button--primary" type="submit">
          Show places
        </button>
        <button className="button button--secondary" type="button" data-near-me="" hidden>
          Near me
        </button>
      </div>
    </form>
  );
}

interface ChooseProps {
  name: 'cuisine' | 'region' | 'price';
  label: string;
  any: string;
  value: string;
  choices: readonly PlaceChoice[];
}

/** A choice with how many places it would leave; what was asked for stays among them, if it is none. */
function Choose({ name, label, any, value, choices }: ChooseProps) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  const shown = isKnown ? choices : [{ value, count: 0 }, ...choices];
  return (
    <label className="guide__field">
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        <option value="">{any}</option>
        {shown.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.value} ({choice.count})
          </option>
        ))}
      </select>
    </label>
  );
}
