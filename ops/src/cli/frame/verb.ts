/** What a verb of the command line is: its words, its options, what it does. One file a verb, one line in `verbs.ts`. */
import type { ServiceClient } from './service-client.ts'

type VerbOption = {
  readonly type: 'string' | 'boolean'
  /** May be given several times. */
  readonly multiple?: boolean
  /** The verb does not run without it. */
  readonly required?: boolean
  /** What stands for the value in help, such as `TIME`. */
  readonly value?: string
  /** One line of help. */
  readonly help: string
}
export type VerbOptions = Readonly<Record<string, VerbOption>>

type ValueOf<Option extends VerbOption> = Option['type'] extends 'boolean'
  ? boolean
  : Option['multiple'] extends true
    ? readonly string[]
    : string
/** Options as given: a required one is there, a switch is false when left out. */
type GivenOptions<Options extends VerbOptions> = {
  readonly [Name in keyof Options]:
    | ValueOf<Options[Name]>
    | (Options[Name]['required'] extends true ? never : Options[Name]['type'] extends 'boolean' ? never : undefined)
}

/** Options as the parser gives them, before a verb knows which they are. */
export type ParsedOptions = { readonly [name: string]: string | boolean | readonly string[] | undefined }

/** Of the settings of ops (src/settings.ts), what verbs may know. */
export type VerbSettings = { readonly EDGE_PORT: number; readonly GATE_BROWSER: string; readonly GATE_HOST_DIR: string }

/** What a verb works with. Nothing else of the terminal is touched, so a test gives its own. */
export type Call<Options extends VerbOptions> = {
  /** Words after the verb, as many as `takes` allows. */
  readonly words: readonly string[]
  readonly options: GivenOptions<Options>
  readonly service: ServiceClient
  readonly settings: VerbSettings
  /** One line of the answer, on stdout. */
  readonly say: (line: string) => void
  /** A step of a long verb, on stderr: it is no part of the answer. */
  readonly progress: (line: string) => void
  /** Says what will happen and, at a terminal, lets the person type a word first; `--yes` and pipelines go on at once. @throws CliError when it is not typed */
  readonly confirm: (consequences: readonly string[], word: string) => Promise<void>
}

type TypedVerb<Options extends VerbOptions> = {
  readonly name: string
  /** Words after it, as in help: `REMOTE [VERSION]`. Those in brackets may be left out; `…` = as many as one likes. */
  readonly takes: string
  /** One line for the list of verbs. */
  readonly help: string
  /** Longer words for its own help. */
  readonly more?: string
  readonly options: Options
  run(call: Call<Options>): Promise<void>
}
/** A verb in the table. */
export type Verb = Omit<TypedVerb<VerbOptions>, 'run'> & {
  run(call: Omit<Call<VerbOptions>, 'options'> & { options: ParsedOptions }): Promise<void>
}

/** Ties the options of a verb to what its `run` is given. */
export function defineVerb<const Options extends VerbOptions>(verb: TypedVerb<Options>): Verb {
  return verb as unknown as Verb
}

/** For verbs that read: the answer as JSON, for scripts. */
export const JSON_OPTION = { json: { type: 'boolean', help: 'the answer as JSON' } } as const
/** For verbs that change something. */
const REASON_OPTION = {
  reason: { type: 'string', required: true, value: '"WHY"', help: 'why, for the audit log' },
} as const
/** For verbs that take something away from members. */
export const DESTRUCTIVE_OPTIONS = {
  ...REASON_OPTION,
  yes: { type: 'boolean', help: 'do not ask before it is done' },
} as const
