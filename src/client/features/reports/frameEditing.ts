import { frameTypes } from '#shared/rules/widgets/reportFrames';
import { apiRead } from '../../data/connection/apiRead';
import { editing } from '../../data/editing/editing';
import { frameReads } from '../../data/portalReads/frameReads';
import { choiceField, type FieldNames } from '../../editing/form/fieldNames';
import { useTexts } from '../../texts/useTexts';

/** How editors read and store report frames. */
export const frameEditing = editing('/powerbiframes', {
  reads: frameReads,
  list: (operation) => apiRead('GET /powerbiframes', { query: { routeId: undefined }, operation }),
});

export function useFrameFields(): FieldNames {
  const texts = useTexts('frameEditor');
  return {
    ...{
      Title: texts.title,
      Type: choiceField(texts.type, {
        [frameTypes.report]: texts.report,
        [frameTypes.dashboard]: texts.dashboard,
        [frameTypes.tile]: texts.tile,
      }),
      EmbedUrl: texts.embedUrl,
      EmbedId: texts.embedId,
      BookmarkId: texts.bookmark,
      RouteId: choiceField(texts.route, { '': texts.today, 'your-board': texts.yourBoard }),
      Active: texts.active,
    },
    ...{
      ShowTitle: texts.showTitle,
      ShowFilterPane: texts.showFilterPane,
      ShowNavigationPane: texts.showNavigationPane,
      MobileViewHeight: texts.mobileHeight,
      ChannelTermPowerBIFrames: texts.channels,
    },
  };
}
