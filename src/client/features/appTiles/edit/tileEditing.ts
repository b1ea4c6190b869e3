import { callApi } from '../../../data/connection/callApi';
import { editing } from '../../../data/editing/editing';
import { tileReads } from '../../../data/portalReads/tileReads';
import type { FieldNames } from '../../../editing/form/fieldNames';
import { useTexts } from '../../../texts/useTexts';

/** How editors read and store the app tiles and smart links of the organisation: apps first. */
export const tileEditing = editing('/apptiles', {
  reads: tileReads,
  list: (operation) => ({
    key: 'apptiles/organisation',
    read: async (signal) => {
      const lists = [false, true].map((smartlinks) =>
        callApi('GET /apptiles', { query: { smartlinks }, operation, signal }),
      );
      return (await Promise.all(lists)).flat();
    },
  }),
});

export function useTileFields(): FieldNames {
  const own = useTexts('appEditor');
  const { form: words } = useTexts('apps');
  return {
    ...{
      Title: words.title,
      Description: words.description,
      Url: words.address,
      IconClass: words.icon,
      IconUrl: own.iconUrl,
      ColorHexCode: words.colour,
      Introduction: own.text,
      IntroductionVideo: own.video,
    },
    ...{
      ShowAsNewUntilThisDate: own.newUntil,
      ChannelTermAppTiles: own.channels,
      LanguageTermAppTiles: own.languages,
      O365ServiceName: own.service,
      IntegrationEndpointUrl: own.counter,
    },
    ...{
      Start: own.start,
      End: own.end,
      IsRecurring: own.recurring,
      RecurrenceDays: own.days,
      RecurrenceFrom: own.from,
      RecurrenceTo: own.to,
    },
  };
}
