import type { Opened, Stage } from './stage';

/** An editor who begins a post: its title stands, and the keyboard is in its text. */
export async function beginPost(stage: Stage, title: string): Promise<Opened> {
  const opened = await stage.open({ person: 'editor', at: '/pages/news/add' });
  await opened.person.fills('Title', title);
  await opened.person.presses('Text', 'textbox');
  return opened;
}
