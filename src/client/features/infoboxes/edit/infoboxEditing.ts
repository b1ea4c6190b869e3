import { infoboxHeights, infoboxTypes } from '#shared/rules/widgets/infoboxes';
import { apiRead } from '../../../data/connection/apiRead';
import { editing } from '../../../data/editing/editing';
import { infoboxReads } from '../../../data/portalReads/infoboxReads';
import { choiceField, type FieldNames } from '../../../editing/form/fieldNames';
import { useTexts } from '../../../texts/useTexts';

/** How editors read and store infoboxes; the list goes zone by zone. */
export const infoboxEditing = editing('/infoboxes', {
  reads: infoboxReads,
  list: (operation) => apiRead('GET /infoboxes/all', { operation }),
});

export function useInfoboxFields(): FieldNames {
  const texts = useTexts('infoboxes');
  return {
    ...{
      Type: choiceField(texts.type, wordsByValue(infoboxTypes, texts.types)),
      Title: texts.title,
      ShowTitle: texts.showTitle,
      Content: texts.text,
      LinkUrl: texts.linkUrl,
      LinkDescription: texts.linkDescription,
      PictureUrl: texts.picture,
      VideoEmbedCode: texts.video,
      Style: choiceField(texts.style, texts.styles),
      Width: choiceField(texts.widthField, texts.widths),
      Height: choiceField(texts.height, wordsByValue(infoboxHeights, texts.heights)),
    },
    ...{
      StartDate: texts.startDate,
      EndDate: texts.endDate,
      Hidden: texts.hidden,
      TextBackgroundBanner: texts.ownColours,
      ChannelTermInfoBoxes: texts.channels,
      LanguageTermId: texts.language,
      AreaId: texts.area,
      RouteId: texts.area,
    },
  };
}

function wordsByValue<Name extends string>(
  values: Readonly<Record<Name, number>>,
  words: Readonly<Record<Name, string>>,
): Record<string, string> {
  const names = Object.keys(values) as Name[];
  return Object.fromEntries(names.map((name) => [values[name], words[name]]));
}
