import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { readAlert, type AlertName } from '#shared/rules/widgets/alerts';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from './ErrorPanel';

interface AlertMessageProps {
  /**
   * A status, optionally with the component that failed as `code;component`, the name of an alert,
   * or the text itself.
   */
  id: string;
  /** Said in the error template instead of the sentence for the status. */
  text?: string;
  /** The way to resolve it, e.g. a link. */
  children?: ReactNode;
}

/**
 * The message of an alert id: the error template (ERRORS-34), a message of the table, or the id as
 * its own text (ERRORS-35).
 */
export function AlertMessage({ id, text, children }: AlertMessageProps) {
  const alert = readAlert(id);
  if ('status' in alert)
    return (
      <Template {...alert} text={text}>
        {children}
      </Template>
    );
  return (
    <MessageBar
      intent={alert.kind}
      role={alert.kind === 'error' ? 'alert' : 'status'}
      layout="multiline"
    >
      <MessageBarBody>
        {'name' in alert ? <NamedText name={alert.name} /> : alert.text}
      </MessageBarBody>
      {children && <MessageBarActions>{children}</MessageBarActions>}
    </MessageBar>
  );
}

function NamedText({ name }: { name: AlertName }) {
  const { notices, guard } = useTexts();
  const texts = {
    ...useTexts('alertMessages'),
    offline: notices.offline,
    unlicensed: guard.unlicensed,
  };
  return texts[name];
}

function Template({
  status,
  component,
  text,
  children,
}: {
  status: number;
  component: string | undefined;
  text: string | undefined;
  children: ReactNode;
}) {
  const { guard } = useTexts();
  const { pathname } = useLocation();
  const name = component ?? guard.page;
  // Of the error, and not of the last time that it was drawn.
  const [time] = useState(() => new Date().toISOString());
  return (
    <ErrorPanel
      name={name}
      failure={{ status, operation: name, url: pathname, messages: [], time }}
      text={text}
    >
      {children}
    </ErrorPanel>
  );
}
