import type {
  ImportedSection,
  NavigationBranch,
  NavigationNode,
} from '#shared/contract/pages/navigationNodes';
import { changedPlaces, type ChangedPlace } from '#shared/rules/pages/navigation';
import { apiRead } from '../../../data/connection/apiRead';
import { callApi } from '../../../data/connection/callApi';
import { editing, type Sending } from '../../../data/editing/editing';
import { FailureError } from '../../../data/connection/failure';
import { logFailure } from '../../../data/connection/handleFailure';
import { navigationReads } from '../../../data/portalReads/navigationReads';
import type { FieldNames } from '../../../editing/form/fieldNames';
import { useTexts } from '../../../texts/useTexts';

/** How editors read and store the menu. */
export const menuEditing = editing('/NavigationNodes', {
  reads: navigationReads,
  list: (operation) =>
    apiRead('GET /NavigationNodes', { query: { includeWithheld: true }, operation }),
});

/** Said in the log, whatever else is told (FIND-15). */
const orderFailed = 'ordering update failed';

/** Sends the places that have changed, and nothing where none has (FIND-14); answers them. */
export async function sendOrder(
  nodes: readonly NavigationNode[],
  sending: Sending,
): Promise<ChangedPlace[]> {
  const places = changedPlaces(nodes);
  await sendPlaces(places, sending);
  return places;
}

/** Sends the places that nodes had before. */
export function takeBackOrder(places: readonly ChangedPlace[], sending: Sending): Promise<void> {
  return sendPlaces(
    places.map(({ Id, Order, From }) => ({ Id, Order: From, From: Order })),
    sending,
  );
}

async function sendPlaces(body: ChangedPlace[], sending: Sending): Promise<void> {
  if (body.length === 0) return;
  try {
    await callApi('PUT /NavigationNodes', { body, ...sending });
  } catch (error) {
    if (error instanceof FailureError) logFailure({ ...error.failure, operation: orderFailed });
    throw error;
  }
}

export function importMenu(body: ImportedSection[], sending: Sending) {
  return callApi('POST /NavigationNodes/import', { body, ...sending });
}

/** The menu as a file holds it: without what only this portal knows it by. */
export function sectionsOf(branches: readonly NavigationBranch[]): ImportedSection[] {
  return branches.map(({ Children, ...node }) => ({
    Title: node.Title,
    Url: node.Url,
    ChannelTermNavigationNodes: node.ChannelTermNavigationNodes,
    LanguageTermNavigationNodes: node.LanguageTermNavigationNodes,
    IsAvailableForTagging: node.IsAvailableForTagging,
    IsDocLib: node.IsDocLib,
    IsExternal: node.IsExternal,
    AudienceIds: node.AudienceIds,
    ...(Children.length > 0 && { Children: sectionsOf(Children) }),
  }));
}

export function useNodeFields(): FieldNames {
  const texts = useTexts('menuEditor');
  return {
    ...{ Title: texts.titleField, Url: texts.url, ParentId: texts.parent, Order: texts.place },
    ...{
      ChannelTermNavigationNodes: texts.channels,
      LanguageTermNavigationNodes: texts.languages,
      IsExternal: texts.isExternal,
      IsDocLib: texts.isDocLib,
      IsAvailableForTagging: texts.available,
      AudienceIds: texts.audiences,
      TermGuid: texts.term,
    },
  };
}
