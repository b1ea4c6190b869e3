import type { ReactElement } from 'react';
import { ErrorCircleFilled } from '@fluentui/react-icons/svg/error-circle';
import { InfoFilled } from '@fluentui/react-icons/svg/info';
import { WarningFilled } from '@fluentui/react-icons/svg/warning';
import type { Severity } from '#shared/rules/widgets/broadcasts';

/** The sign of each severity; decorative, its name stands beside it as text. */
export const severityIcons: Readonly<Record<Severity, ReactElement>> = {
  critical: <ErrorCircleFilled aria-hidden />,
  warning: <WarningFilled aria-hidden />,
  information: <InfoFilled aria-hidden />,
};
