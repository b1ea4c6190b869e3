import type { ReactElement } from 'react';
import { Button, ToggleButton, Tooltip, makeStyles, tokens } from '@fluentui/react-components';
import { CircleHalfFillRegular } from '@fluentui/react-icons/svg/circle-half-fill';
import { DesktopRegular } from '@fluentui/react-icons/svg/desktop';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { PeopleEyeRegular } from '@fluentui/react-icons/svg/people-eye';
import { PhoneRegular } from '@fluentui/react-icons/svg/phone';
import { TabletRegular } from '@fluentui/react-icons/svg/tablet';
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon';
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny';
import { useTexts } from '../../../../texts/useTexts';
import { useIsAtLeast } from '../../../../ui/useBreakpoint';
import { fingerSquare } from '../../../../ui/style/layout';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: tokens.spacingHorizontalXL,
    [phone]: { columnGap: 0 },
  },
  group: { display: 'flex' },
  end: { display: 'flex', marginInlineStart: 'auto' },
  button: {
    minHeight: '36px',
    ...fingerSquare,
    [phone]: { maxWidth: '44px' },
  },
});

const devices = [
  ['phone', <PhoneRegular key="" />],
  ['tablet', <TabletRegular key="" />],
  ['desktop', <DesktopRegular key="" />],
] as const;
export type PreviewDevice = (typeof devices)[number][0];

const themes = [
  ['light', <WeatherSunnyRegular key="" />],
  ['dark', <WeatherMoonRegular key="" />],
  ['contrast', <CircleHalfFillRegular key="" />],
] as const;
export type PreviewTheme = (typeof themes)[number][0];

interface PreviewBarProps {
  device: PreviewDevice;
  setDevice: (device: PreviewDevice) => void;
  theme: PreviewTheme;
  setTheme: (theme: PreviewTheme) => void;
  /** The reader is being chosen. */
  isChoosing: boolean;
  toggleChoosing: () => void;
  close: () => void;
}

/** In which width and theme, and by whose eyes, the page is looked at. */
export function PreviewBar({ isChoosing, toggleChoosing, close, ...looks }: PreviewBarProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const { forms } = useTexts('editing');
  const { device, setDevice, theme, setTheme } = looks;
  const hasRoom = useIsAtLeast('lg');
  return (
    <div className={styles.root}>
      <Choice
        {...{ label: texts.width, options: devices, names: texts.devices }}
        {...{ chosen: device, choose: setDevice, hasWords: hasRoom }}
      />
      <Choice
        {...{ label: texts.theme, options: themes, names: texts.themes }}
        {...{ chosen: theme, choose: setTheme, hasWords: false }}
      />
      <div className={styles.end}>
        <ToggleButton
          className={styles.button}
          appearance="subtle"
          icon={<PeopleEyeRegular />}
          checked={isChoosing}
          onClick={toggleChoosing}
          {...(hasRoom ? { children: texts.asReader } : { 'aria-label': texts.asReader })}
        />
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={forms.close}
          onClick={close}
        />
      </div>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly (readonly [T, ReactElement])[];
  names: Readonly<Record<T, string>>;
  chosen: T;
  choose: (option: T) => void;
  /** The words stand beside the icons. */
  hasWords: boolean;
}

/** One of a few, each a button that stays down. */
function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, options, names, chosen, choose, hasWords } = props;
  const styles = useStyles();
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {options.map(([option, icon]) => {
        const button = (
          <ToggleButton
            key={option}
            className={styles.button}
            appearance="subtle"
            icon={icon}
            checked={chosen === option}
            onClick={() => choose(option)}
          >
            {hasWords ? names[option] : undefined}
          </ToggleButton>
        );
        return hasWords ? (
          button
        ) : (
          <Tooltip key={option} content={names[option]} relationship="label">
            {button}
          </Tooltip>
        );
      })}
    </div>
  );
}
