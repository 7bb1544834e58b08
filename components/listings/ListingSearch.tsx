/** One choice of a list: "All towns" has no value. */
export interface Choice {
  name: string;
  label: string;
  /** What is said where nothing is chosen. */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

export interface ListingSearchProps {
  /** Tells apart several forms of a page. */
  id: string;
  /** Where the results are: the page itself. */
  action: string;
  label: string;
  /** Of the field for words. */
  words: string;
  value: string;
  choices: readonly Choice[];
}

/** A search of listings: a plain form, so that what was found has an address. */
export function ListingSearch(props: ListingSearchProps) {
  const { id, action, label, words, value, choices } = props;
  return (
    <form className="listing-search" action={action} method="get" role="search" aria-label={label}>
      <label className="listing-search__field" htmlFor={`${id}-words`}>
        {words}
        <input id={`${id}-words`} type="search" name="q" defaultValue={value} autoComplete="off" />
      </label>
      {choices.map((choice) => (
        <label className="listing-search__field" htmlFor={`${id}-${choice.name}`} key={choice.name}>
          {choice.label}
          <select id={`${id}-${choice.name}`} name={choice.name} defaultValue={choice.value}>
            <option value="">{choice.all}</option>
            {choice.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="button button--primary" type="submit">
        Search
      </button>
    </form>
  );
}
