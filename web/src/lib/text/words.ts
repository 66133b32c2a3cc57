/** What everything printed is called, in the page's language where the edition has it. */
import type { EditionMessage, PrintedAction, PrintedOrder, Translated } from '$lib/api/schema';
import { has, t } from '.';
import { actionName, spaceNames } from './effects';
import { language } from './language.svelte';

interface NamedComponent {
  id: string;
  name: Translated;
}

type Names = Map<string, Translated>;

export class Words {
  private readonly areas: Names;
  private readonly seas: Names;
  private readonly mandamenti: Names;
  private readonly families: Names;
  private readonly tiles: Names;
  private readonly cards: Names;
  private readonly characters: Names;
  private readonly columns: Names;
  private readonly orders: Map<string, PrintedOrder>;
  /** Names of the spaces of a sheet, or of the solo board, by language. */
  private readonly spaces = new Map<string, Map<string, string>>();

  constructor(readonly edition: EditionMessage) {
    this.areas = namesOf(edition.areas);
    this.seas = namesOf(edition.seas);
    this.mandamenti = namesOf(edition.mandamenti);
    this.families = namesOf(edition.families);
    this.tiles = namesOf(edition.tiles);
    this.cards = namesOf(edition.cards);
    this.characters = namesOf(edition.characters);
    this.columns = namesOf(edition.columns);
    this.orders = new Map(
      edition.families.flatMap((family) =>
        family.orders.map((order) => [`${family.id}/${order.id}`, order]),
      ),
    );
  }

  area(id: string): string {
    return called(this.areas, id);
  }

  sea(id: string): string {
    return called(this.seas, id);
  }

  mandamento(id: string): string {
    return called(this.mandamenti, id);
  }

  /** A family by its colour: Red. */
  family(id: string): string {
    const key = `family-${id}`;
    return has(key) ? t(key) : this.house(id);
  }

  /** A family by its own name. */
  house(id: string): string {
    return called(this.families, id);
  }

  order(family: string, id: string): string {
    return translated(this.orders.get(`${family}/${id}`)?.name, id);
  }

  tile(id: string): string {
    return called(this.tiles, id);
  }

  card(id: string): string {
    return called(this.cards, id);
  }

  character(id: string): string {
    return called(this.characters, id);
  }

  column(id: string): string {
    return called(this.columns, id);
  }

  /** A row of the mats: an institution, called like its column. */
  row(id: string): string {
    return this.column(id);
  }

  /** A space of an action sheet by what it does: Order + Place +1 (pay 1). */
  space(sheet: number, id: string): string {
    const printed = this.edition.sheets[sheet]?.spaces ?? [];
    return this.named(`${sheet}`, () => spaceNames(printed, this)).get(id) ?? id;
  }

  soloSpace(id: string): string {
    const printed = this.edition.solo?.spaces ?? [];
    return this.named('solo', () => spaceNames(printed, this)).get(id) ?? id;
  }

  /** Who can own tokens and Soldati: a family, the neutrals or the fictional family. */
  owner(id: string): string {
    const key = `owner-${id}`;
    return has(key) ? t(key) : this.family(id);
  }

  /** What a component does, in very few words: Order + Place +1. */
  action(printed: PrintedAction): string {
    return actionName(printed, this);
  }

  private named(sheet: string, make: () => Map<string, string>): Map<string, string> {
    const key = `${language.name} ${sheet}`;
    let names = this.spaces.get(key);
    if (!names) this.spaces.set(key, (names = make()));
    return names;
  }
}

function namesOf(printed: NamedComponent[]): Names {
  return new Map(printed.map(({ id, name }) => [id, name]));
}

function called(names: Names, id: string): string {
  return translated(names.get(id), id);
}

/** What the edition says, in the page's language or else in English; where it says nothing, what stands in. */
export function translated(text: Translated | undefined, missing = ''): string {
  const inLanguage: Partial<Record<string, string | null>> = text ?? {};
  return inLanguage[language.name] ?? text?.en ?? missing;
}
