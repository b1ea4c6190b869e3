import { useState } from 'react';
import { Button, makeStyles } from '@fluentui/react-components';
import {
  actionsOf,
  eventResponses,
  type DayEvent,
  type EventAction,
} from '#shared/rules/calendar/dayEvents';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { ConfirmDialog } from '../../../ui/leave/ConfirmDialog';
import { fingerHeight, wrapped } from '../../../ui/style/layout';

const useStyles = makeStyles({
  root: { ...wrapped(), '& > *': fingerHeight },
});

/** The answer that a button stands for. */
const given: Partial<Record<EventAction, number>> = {
  accept: eventResponses.Accepted,
  tentative: eventResponses.Tentative,
};

interface EventButtonsProps {
  event: DayEvent;
  isBusy: boolean;
  /** Then the answer that was given can be sent again, with it. */
  hasComment: boolean;
  onAct: (action: EventAction) => void;
}

/** The person's actions on the event; those that cannot be undone ask first. */
export function EventButtons({ event, isBusy, hasComment, onAct }: EventButtonsProps) {
  const texts = useTexts('myDay');
  const [asked, setAsked] = useState<'cancel' | 'delete' | 'remove'>();
  const subject = event.Subject || texts.noSubject;
  const press = (action: EventAction) => {
    if (action === 'cancel' || action === 'remove') return setAsked(action);
    return action === 'delete' && !event.IsCancelled ? setAsked(action) : onAct(action);
  };
  return (
    <div className={useStyles().root} role="group" aria-label={subject}>
      {actionsOf(event).map((action) => {
        const response = given[action];
        const isGiven = response !== undefined && event.Response === response;
        return (
          <Button
            key={action}
            appearance={isGiven ? 'primary' : 'secondary'}
            aria-pressed={response === undefined ? undefined : isGiven}
            disabledFocusable={isBusy}
            onClick={() => (isGiven && !hasComment) || press(action)}
          >
            {texts.actions[action]}
          </Button>
        );
      })}
      {asked && (
        <ConfirmDialog
          title={`${texts.actions[asked]}?`}
          text={format(texts.questions[asked], { subject })}
          accept={texts.actions[asked]}
          decline={texts.keep}
          isLoss
          onAccept={() => {
            setAsked(undefined);
            onAct(asked);
          }}
          onDecline={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
