import { FieldsForm } from '../../../forms/FieldsForm';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { LISTINGS } from '../shared/paths';
import { SaveState } from '../shared/SaveState';
import { UnsavedBar } from '../shared/UnsavedBar';
import { useLeaveWarning } from '../shared/useLeaveWarning';
import { useSaveKeys } from '../shared/useSaveKeys';
import { isChanged, type ListingEditing } from './draft';
import { ListingConflict } from './ListingConflict';
import type { OpenedListing } from './useListing';

interface Props {
  session: AppSession;
  api: Pick<Api, 'form'>;
  name: string;
  editing: ListingEditing;
  opened: OpenedListing;
}

const NO_SOURCES: never[] = [];

/** A listing as a form: what it says, and whether readers see it. */
export function ListingEditor({ session, api, name, editing, opened }: Props) {
  const { now, saved, listing } = editing;
  const { problem, theirs, isSaving } = opened;
  const mayEdit = session.rights.includes('edit');
  const hasChanged = isChanged(editing);
  const save = () => {
    if (hasChanged && !isSaving) opened.save();
  };
  useLeaveWarning(hasChanged);
  useSaveKeys({ mayEdit, onSave: save });

  return (
    <div className="app">
      <header className="head">
        <a className="button" href={LISTINGS}>
          ← Listings
        </a>
        <h1 className="head__title">{name || listing.id}</h1>
        <SaveState isSaving={isSaving} isChanged={hasChanged} hasFailed={problem !== null} />
        <div className="head__group">
          {saved.isShown && listing.url !== '' && (
            <a className="button" href={listing.url} target="_blank" rel="noreferrer">
              See the page
            </a>
          )}
          {mayEdit && (
            <>
              <button
                type="button"
                className="button"
                disabled={!hasChanged || isSaving}
                onClick={opened.revert}
              >
                Take back
              </button>
              <button
                type="button"
                className="button button--main"
                title="Save (Ctrl+S)"
                disabled={!hasChanged || isSaving}
                onClick={save}
              >
                {now.isShown ? 'Save for readers' : 'Save'}
              </button>
            </>
          )}
        </div>
      </header>
      <UnsavedBar problem={hasChanged ? problem : null} onRetry={save} />
      <main className="listing">
        <fieldset className="listing__form" aria-label={name || listing.id} disabled={!mayEdit}>
          <label className="listing__shown">
            <input
              type="checkbox"
              checked={now.isShown}
              onChange={({ target }) => opened.edit({ isShown: target.checked })}
            />
            <span>
              Readers see this {listing.kind.one}
              {listing.url && <span className="dim"> at {listing.url}</span>}
            </span>
          </label>
          <FieldsForm
            schema={listing.fields}
            values={now.values}
            initialValues={saved.values}
            sources={NO_SOURCES}
            calls={api.form}
            onChange={(field, value) => opened.edit({ values: { ...now.values, [field]: value } })}
          />
        </fieldset>
      </main>
      <footer className="foot">
        <p role="status">{opened.said}</p>
      </footer>
      {theirs && (
        <ListingConflict
          mine={now}
          theirs={theirs}
          isSaving={isSaving}
          onKeepMine={opened.keepMine}
          onTakeTheirs={opened.takeTheirs}
          onClose={opened.later}
        />
      )}
    </div>
  );
}
