/** The definition of a verb: words, options, action. One file per verb, one line in `verbs.ts`. */
import type { ServiceClient } from './service-client.ts'

type VerbOption = {
  readonly type: 'string' | 'boolean'
  /** May be repeated. */
  readonly multiple?: boolean
  /** Required. */
  readonly required?: boolean
  /** Placeholder in help, such as `TIME`. */
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
/** Parsed options: required ones are present, switches default to false. */
type GivenOptions<Options extends VerbOptions> = {
  readonly [Name in keyof Options]:
    | ValueOf<Options[Name]>
    | (Options[Name]['required'] extends true ? never : Options[Name]['type'] extends 'boolean' ? never : undefined)
}

/** Options as parsed, before a verb has typed them. */
export type ParsedOptions = { readonly [name: string]: string | boolean | readonly string[] | undefined }

/** The settings of ops (src/settings.ts) that verbs may read. */
export type VerbSettings = {
  readonly EDGE_PORT: number
  readonly OPS_PORT: number
  readonly GATE_BROWSER: string
  readonly GATE_HOST_DIR: string
}

/** The environment of a verb. Verbs use nothing else of the terminal, so tests can replace it. */
export type Call<Options extends VerbOptions> = {
  /** Words after the verb, as many as `takes` allows. */
  readonly words: readonly string[]
  readonly options: GivenOptions<Options>
  readonly service: ServiceClient
  readonly settings: VerbSettings
  /** Prints a line of the answer on stdout. */
  readonly say: (line: string) => void
  /** Reports progress on stderr. */
  readonly progress: (line: string) => void
  /** Shows what will happen and, at a terminal, asks to type a word; `--yes` and pipelines continue. @throws CliError when the word differs */
  readonly confirm: (consequences: readonly string[], word: string) => Promise<void>
}

type TypedVerb<Options extends VerbOptions> = {
  readonly name: string
  /** Arguments as in help: `REMOTE [VERSION]`; brackets are optional, `…` repeats. */
  readonly takes: string
  /** One line for the list of verbs. */
  readonly help: string
  /** Longer text for its own help. */
  readonly more?: string
  readonly options: Options
  run(call: Call<Options>): Promise<void>
}
export type Verb = Omit<TypedVerb<VerbOptions>, 'run'> & {
  run(call: Omit<Call<VerbOptions>, 'options'> & { options: ParsedOptions }): Promise<void>
}

/** Infers the option types of `run` from `options`. */
export function defineVerb<const Options extends VerbOptions>(verb: TypedVerb<Options>): Verb {
  return verb as unknown as Verb
}

/** For reading verbs: the answer as JSON. */
export const JSON_OPTION = { json: { type: 'boolean', help: 'the answer as JSON' } } as const
/** For verbs that change something. */
const REASON_OPTION = {
  reason: { type: 'string', required: true, value: '"WHY"', help: 'why, for the audit log' },
} as const
/** For verbs that remove something from members. */
export const DESTRUCTIVE_OPTIONS = {
  ...REASON_OPTION,
  yes: { type: 'boolean', help: 'do not ask for confirmation' },
} as const
