import { actionContext, type ActionOptions } from './actionContext';
import { clipboardActions } from './clipboardActions';
import { linkActions } from './linkActions';
import { ownActions } from './ownActions';
import { placeActions } from './placeActions';

/** Everything that can be done to the blocks of a page, by whatever hand. */
export function pageActions(options: ActionOptions) {
  const context = actionContext(options);
  const { chosen, sections, describePlace, placeForKind } = context;
  return {
    chosen,
    sections,
    describePlace,
    placeForKind,
    ...placeActions(context),
    ...ownActions(context),
    ...linkActions(context),
    ...clipboardActions(context),
  };
}

export type PageActions = ReturnType<typeof pageActions>;
