import type { FluentIcon } from '@fluentui/react-icons';
import { AirplaneRegular } from '@fluentui/react-icons/svg/airplane';
import { AppsRegular } from '@fluentui/react-icons/svg/apps';
import { BookRegular } from '@fluentui/react-icons/svg/book';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { CalendarRegular } from '@fluentui/react-icons/svg/calendar';
import { CartRegular } from '@fluentui/react-icons/svg/cart';
import { ChartMultipleRegular } from '@fluentui/react-icons/svg/chart-multiple';
import { ChatRegular } from '@fluentui/react-icons/svg/chat';
import { ClipboardTaskRegular } from '@fluentui/react-icons/svg/clipboard-task';
import { ClockRegular } from '@fluentui/react-icons/svg/clock';
import { DocumentRegular } from '@fluentui/react-icons/svg/document';
import { FolderRegular } from '@fluentui/react-icons/svg/folder';
import { FoodRegular } from '@fluentui/react-icons/svg/food';
import { GlobeRegular } from '@fluentui/react-icons/svg/globe';
import { HeadsetRegular } from '@fluentui/react-icons/svg/headset';
import { HeartPulseRegular } from '@fluentui/react-icons/svg/heart-pulse';
import { HomeRegular } from '@fluentui/react-icons/svg/home';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { MailRegular } from '@fluentui/react-icons/svg/mail';
import { MoneyRegular } from '@fluentui/react-icons/svg/money';
import { PeopleRegular } from '@fluentui/react-icons/svg/people';
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import { ReceiptRegular } from '@fluentui/react-icons/svg/receipt';
import { ShieldRegular } from '@fluentui/react-icons/svg/shield';
import { StarRegular } from '@fluentui/react-icons/svg/star';
import { VehicleCarRegular } from '@fluentui/react-icons/svg/vehicle-car';
import { VehicleShipRegular } from '@fluentui/react-icons/svg/vehicle-ship';
import { WrenchRegular } from '@fluentui/react-icons/svg/wrench';
import type { Texts } from '../../texts/topics';

export type TileIconName = keyof Texts['apps']['icons'];

/** The icons that a tile can have, by the name that `IconClass` holds. */
export const tileIcons: Readonly<Record<TileIconName, FluentIcon>> = {
  ...{
    apps: AppsRegular,
    mail: MailRegular,
    calendar: CalendarRegular,
    chat: ChatRegular,
    people: PeopleRegular,
    document: DocumentRegular,
    folder: FolderRegular,
    book: BookRegular,
    tasks: ClipboardTaskRegular,
  },
  ...{
    clock: ClockRegular,
    money: MoneyRegular,
    receipt: ReceiptRegular,
    cart: CartRegular,
    airplane: AirplaneRegular,
    car: VehicleCarRegular,
    ship: VehicleShipRegular,
    building: BuildingRegular,
    home: HomeRegular,
  },
  ...{
    shield: ShieldRegular,
    heart: HeartPulseRegular,
    headset: HeadsetRegular,
    wrench: WrenchRegular,
    food: FoodRegular,
    chart: ChartMultipleRegular,
    globe: GlobeRegular,
    link: LinkRegular,
    question: QuestionCircleRegular,
    star: StarRegular,
  },
};

/** For `tileMark`. */
export const tileIconNames: ReadonlySet<string> = new Set(Object.keys(tileIcons));
