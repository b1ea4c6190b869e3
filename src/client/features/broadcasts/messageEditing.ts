import { broadcastTypes, severityOf } from '#shared/rules/widgets/broadcasts';
import { apiRead } from '../../data/connection/apiRead';
import { editing } from '../../data/editing/editing';
import { broadcastReads } from '../../data/portalReads/broadcastReads';
import { choiceField, type FieldNames } from '../../editing/form/fieldNames';
import { useTexts } from '../../texts/useTexts';

/** How editors read and store messages; the newest come first. */
export const messageEditing = editing('/broadcastmessages', {
  reads: broadcastReads,
  list: (operation) => apiRead('GET /broadcastmessages/all', { operation }),
});

export function useMessageFields(): FieldNames {
  const { alerts } = useTexts('editing');
  const { severities } = useTexts().broadcasts;
  return {
    ...{
      Title: alerts.title,
      Message: alerts.message,
      LinkUrl: alerts.linkUrl,
      LinkText: alerts.linkText,
      BroadcastType: choiceField(
        alerts.severity,
        Object.fromEntries(
          Object.values(broadcastTypes).map((type) => [type, severities[severityOf(type)]]),
        ),
      ),
    },
    ...{
      StartDate: alerts.startDate,
      EndDate: alerts.endDate,
      ChannelTermBroadcastMessages: alerts.channels,
      AppTileBroadcastMessages: alerts.appTiles,
    },
  };
}
