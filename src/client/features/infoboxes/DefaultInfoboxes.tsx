import { infoboxAreas } from '#shared/rules/widgets/infoboxes';
import { useTexts } from '../../texts/useTexts';
import type { PlacedWidgetProps } from '../../ui/widget/placedWidget';
import { InfoboxZone } from './InfoboxZone';

/** The infoboxes further down on a start page. */
export function DefaultInfoboxes({ onEmptyChange }: PlacedWidgetProps) {
  return (
    <InfoboxZone
      area={infoboxAreas.main}
      name={useTexts().today.widgets.infoboxes}
      onEmptyChange={onEmptyChange}
    />
  );
}
