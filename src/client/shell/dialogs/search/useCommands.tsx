import { useMemo } from 'react';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { LocalLanguageRegular } from '@fluentui/react-icons/svg/local-language';
import { WeatherMoonRegular } from '@fluentui/react-icons/svg/weather-moon';
import { decideRoute } from '#shared/rules/pages/routeAccess';
import { isExternal } from '#shared/rules/people/people';
import { modalRoutes, type PagePath } from '#shared/rules/pages/routeTable';
import { interfaceLanguages, languageFacts } from '#shared/rules/settings/interfaceLanguages';
import { handleWriteFailure } from '../../../data/connection/handleWriteFailure';
import { confirmDone } from '../../../data/notices';
import { hasOwnNews } from '../../../data/session/hasOwnNews';
import { useSession } from '../../../data/session/session';
import { useVisitor } from '../../../data/session/useVisitor';
import type { Command } from '../../../features/search/commands';
import { chooseTheme } from '../../../host/chosenTheme';
import type { HostTheme } from '../../../host/hostState';
import { useHostState } from '../../../host/useHostState';
import { routes } from '../../../routes';
import { format } from '#shared/rules/values/format';
import { loadTopic } from '../../../texts/catalogues';
import { useTexts } from '../../../texts/useTexts';
import { isOpen, pageCommands, type Commander } from './pageCommands';

/** Everything that can be done from the search field, in the reader's language. */
export function useCommands(): Command[] {
  const visitor = useCommander();
  const pages = usePageCommands(visitor);
  const creating = useCreatingCommands(visitor);
  const themes = useThemeCommands();
  const languages = useLanguageCommands();
  return useMemo(
    () => [...creating, ...pages, ...themes, ...languages],
    [creating, pages, themes, languages],
  );
}

function useCommander(): Commander {
  const visitor = useVisitor();
  const { upn } = useSession().person;
  return useMemo(
    () => ({ ...visitor, isGuest: isExternal({ userPrincipalName: upn }) }),
    [visitor, upn],
  );
}

function usePageCommands(visitor: Commander): Command[] {
  const texts = useTexts();
  const { commands, commandWords } = useTexts('search');
  return useMemo(
    () =>
      pageCommands(routes, visitor, texts).map(({ path, title }) => ({
        key: path,
        title: format(commands.goTo, { page: title }),
        words: commandWords.page,
        icon: <ArrowRightRegular />,
        address: path,
      })),
    [visitor, texts, commands, commandWords],
  );
}

function useCreatingCommands(visitor: Commander): Command[] {
  const { commands, commandWords } = useTexts('search');
  return useMemo(() => {
    const newPost: [PagePath, string] = ['/pages/news/add', commands.newPost];
    const made: readonly [PagePath, string][] = [
      // PAGES-004.
      ...(hasOwnNews(visitor.settings) ? [newPost] : []),
      ['/pages/content/add', commands.newPage],
    ];
    const alert = 'broadcast-messages/add';
    return [
      ...made.filter(([path]) => isOpen(path, visitor)),
      ...(decideRoute(modalRoutes[alert], visitor) === 'open'
        ? [[`/?modal=${alert}`, commands.newAlert] as const]
        : []),
    ].map(([address, title]) => ({
      key: address,
      title,
      words: commandWords.create,
      icon: <AddRegular />,
      address,
    }));
  }, [visitor, commands, commandWords]);
}

/** Not in Teams, whose theme counts there (TEAMS-15). */
function useThemeCommands(): Command[] {
  const { commands, commandWords } = useTexts('search');
  const { place, theme: present } = useHostState();
  return useMemo(() => {
    if (place !== 'browser') return [];
    const themes: readonly [HostTheme | undefined, string][] = [
      ['default', commands.light],
      ['dark', commands.dark],
      [undefined, commands.system],
    ];
    return themes
      .filter(([theme]) => theme !== present)
      .map(([theme, title]) => ({
        key: `theme ${theme ?? ''}`,
        title,
        words: commandWords.theme,
        icon: <WeatherMoonRegular />,
        run: () => {
          chooseTheme(theme);
          confirmDone(commands.themeDone);
        },
      }));
  }, [place, present, commands, commandWords]);
}

function useLanguageCommands(): Command[] {
  const texts = useTexts();
  const { commands, commandWords } = useTexts('search');
  const { user, updateUser } = useSession();
  return useMemo(
    () =>
      interfaceLanguages
        .filter((language) => language !== user.InterfaceLanguage)
        .map((language) => ({
          key: `language ${language}`,
          title: format(commands.language, { language: languageFacts[language].name }),
          words: commandWords.language,
          icon: <LocalLanguageRegular />,
          run: () =>
            void updateUser({ InterfaceLanguage: language }).then(
              async () => {
                // In the language that was chosen.
                const said = await loadTopic('search', language).catch(() => ({ commands }));
                confirmDone(said.commands.languageDone);
              },
              (error: unknown) => handleWriteFailure(error, texts),
            ),
        })),
    [texts, commands, commandWords, user.InterfaceLanguage, updateUser],
  );
}
