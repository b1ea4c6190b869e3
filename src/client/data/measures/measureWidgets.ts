import { failureClassOf, measuredWidgets } from '#shared/rules/measures/measures';
import { isOneOf } from '#shared/rules/values/records';
import { takeOutcomes } from '../../platform/widgetWaits';
import { sendAlong } from '../tracking';
import { surroundings } from './surroundings';

/** Sends along how it went with each widget that this visit has shown; each once. */
export function measureWidgets(build: string): void {
  for (const outcome of takeOutcomes()) {
    const { widget: ComponentId } = outcome;
    if (!isOneOf(measuredWidgets, ComponentId)) continue;
    sendAlong({
      ...{ Name: 'WidgetMeasure', ComponentId, ...surroundings(build) },
      ...('failed' in outcome
        ? { Failure: failureClassOf(outcome.failed) }
        : { Wait: outcome.wait }),
    });
  }
}
