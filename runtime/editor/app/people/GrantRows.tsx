import type { Grant } from '../../contract/parts';
import { ROLES } from '../../contract/rights';
import { useId } from 'react';
import { ROLE_TEXTS } from './words';

interface Props {
  grants: readonly Grant[];
  /** Sites and folders that there are, to choose from; others may be typed. */
  sites: readonly string[];
  folders: readonly string[];
  onChange: (grants: Grant[]) => void;
}

/** Roles, each on a site in a folder. */
export function GrantRows({ grants, sites, folders, onChange }: Props) {
  const id = useId();
  const set = (index: number, more: Partial<Grant>) =>
    onChange(grants.map((grant, at) => (at === index ? { ...grant, ...more } : grant)));
  return (
    <fieldset className="grants">
      <legend>Roles</legend>
      {grants.length === 0 && <p className="dim">None: signing in leads nowhere.</p>}
      {grants.map(({ website, folder, role }, index) => (
        <div className="grants__row" key={index}>
          <label className="line grants__role">
            <span>Role</span>
            <select
              className="input"
              value={role}
              onChange={({ target }) => {
                const next = ROLES.find((one) => one === target.value);
                if (next) set(index, { role: next });
              }}
            >
              {ROLES.map((one) => (
                <option key={one} value={one}>
                  {ROLE_TEXTS[one]}
                </option>
              ))}
            </select>
          </label>
          <label className="line">
            <span>In the folder</span>
            <input
              className="input"
              required
              list={`${id}-folders`}
              value={folder}
              onChange={({ target }) => set(index, { folder: target.value })}
            />
          </label>
          <label className="line">
            <span>On the site</span>
            <input
              className="input"
              required
              maxLength={100}
              list={`${id}-sites`}
              value={website}
              onChange={({ target }) => set(index, { website: target.value })}
            />
          </label>
          <button
            type="button"
            className="button"
            aria-label={`Take away the role ${role} in ${folder}`}
            onClick={() => onChange(grants.filter((_grant, at) => at !== index))}
          >
            ✕
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button"
        onClick={() =>
          onChange([...grants, { website: sites[0] ?? '', folder: '/', role: 'editor' }])
        }
      >
        Add a role
      </button>
      <p className="dim">A role counts in its folder and all below it; / is the whole site.</p>
      <datalist id={`${id}-folders`}>
        {folders.map((path) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </datalist>
      <datalist id={`${id}-sites`}>
        {sites.map((site) => (
          <option key={site} value={site}>
            {site}
          </option>
        ))}
      </datalist>
    </fieldset>
  );
}
