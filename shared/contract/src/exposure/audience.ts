/**
 * Who sees a page or a slot of a remote: declared in its `remote.json`, carried by discovery, applied by edge and shell (docs/decisions/0059). It decides
 * what the site shows; it is not authorisation, which is the platform's.
 */
import * as v from 'valibot'

/** A flag is switched at the release service, for each environment: `points`. */
export const flagNameSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{1,30}$/, 'a flag is lower-case letters, digits and dashes'),
)

/** Steps of a cohort, percent, as for canaries. */
const COHORT_STEP = 0.1
/** Share of the visitors, percent. */
const cohortSchema = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(100),
  v.check(
    (percent) => Math.abs(percent / COHORT_STEP - Math.round(percent / COHORT_STEP)) < 1e-6,
    `a cohort has steps of ${COHORT_STEP} %`,
  ),
)

export const audienceSchema = v.union(
  [
    v.picklist(['everyone', 'members']),
    v.strictObject({ cohort: cohortSchema }),
    v.strictObject({ flag: flagNameSchema }),
  ],
  'an audience is "everyone", "members", { "cohort": percent } or { "flag": name }',
)
export type Audience = v.InferOutput<typeof audienceSchema>

/** Stands for an audience that this build does not know: a newer release service may have others. */
const NOBODY: Audience = { cohort: 0 }
/** The tolerant form that edge and shell read. */
export const liveAudienceSchema = v.optional(v.fallback(audienceSchema, NOBODY))

/** Audiences of slots; a slot without one is for everyone. */
type SlotAudiences = Readonly<Record<string, Audience | undefined>>

/** A visitor, as far as it decides what a remote shows. */
export type Viewer = {
  /** Flags of the remote that are on. */
  readonly flags: readonly string[]
  /** The visitor's bucket for the remote's cohorts; undefined = in none. */
  readonly bucket: number | undefined
}
/** Sees whatever the build has: a device that tries a build which is not released. */
export const TESTER = 'tester'

/** Whether a page or slot exists for a visitor. One for members does for all: visitors are asked to log in (`isForMembers`). */
export function isShownTo(audience: Audience | undefined, viewer: Viewer | typeof TESTER): boolean {
  if (audience === undefined || typeof audience === 'string' || viewer === TESTER) return true
  if ('flag' in audience) return viewer.flags.includes(audience.flag)
  return viewer.bucket !== undefined && viewer.bucket < audience.cohort / 100
}

export function isForMembers(audience: Audience | undefined): boolean {
  return audience === 'members'
}

/** The part of a build that has audiences. */
export type Exposing = {
  readonly pages?: readonly { readonly path: string; readonly audience?: Audience | undefined }[] | undefined
  readonly slotAudiences?: SlotAudiences | undefined
}

/** Each page and slot of a build that not everyone sees. */
export function audiencesOf({ pages = [], slotAudiences = {} }: Exposing): { what: string; audience: Audience }[] {
  const all = [...pages.map(({ path, audience }) => [path, audience] as const), ...Object.entries(slotAudiences)]
  return all.flatMap(([what, audience]) =>
    audience === undefined || audience === 'everyone' ? [] : [{ what, audience }],
  )
}

/** Flags that a build names, in the order of their names. */
export function flagsOf(build: Exposing): string[] {
  const flags = audiencesOf(build).flatMap(({ audience }) =>
    typeof audience === 'object' && 'flag' in audience ? [audience.flag] : [],
  )
  return [...new Set(flags)].sort()
}

export function hasCohort(build: Exposing): boolean {
  return audiencesOf(build).some(({ audience }) => typeof audience === 'object' && 'cohort' in audience)
}

/**
 * Name of the visitor's bucket for all cohorts of a remote: wider cohorts contain narrower ones, and a page is seen by those who see its card. It is another
 * bucket than that of the remote's canary: otherwise the same visitors would get everything new, and a canary could not be compared with the rest.
 */
export function cohortBucket(remote: string): string {
  return `${remote}:cohort`
}

/** The viewer of a build of a remote. */
export function viewerOf(
  remote: string,
  flags: readonly string[] | undefined,
  buckets: Readonly<Record<string, number>>,
): Viewer {
  return { flags: flags ?? [], bucket: buckets[cohortBucket(remote)] }
}
