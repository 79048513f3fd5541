/**
 * The scoring table of Mozilla's HTTP Observatory, applied to one answer. Source: `SCORE_TABLE` and `GRADE_CHART` of
 * github.com/mdn/mdn-http-observatory, src/grader/charts.js at 01b4711; outcomes:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. Outcomes that an edge cannot have are omitted.
 */

const BASELINE = 100
/** Bonuses count from this score on. */
const BONUS_FROM = 90
const SIX_MONTHS_S = 15_768_000

const MODIFIERS = {
  'csp-implemented-with-no-unsafe-default-src-none': 10,
  'csp-implemented-with-no-unsafe': 5,
  'csp-implemented-with-unsafe-inline-in-style-src-only': 0,
  'csp-implemented-with-insecure-scheme-in-passive-content-only': -10,
  'csp-implemented-with-unsafe-eval': -10,
  'csp-implemented-with-unsafe-inline': -20,
  'csp-implemented-with-insecure-scheme': -20,
  'csp-not-implemented': -25,
  'cookies-secure-with-httponly-sessions-and-samesite': 5,
  'cookies-not-found': 0,
  'cookies-without-secure-flag-but-protected-by-hsts': -5,
  'cookies-without-secure-flag': -20,
  'cookies-session-without-httponly-flag': -30,
  'cross-origin-resource-sharing-not-implemented': 0,
  'cross-origin-resource-sharing-implemented-with-public-access': 0,
  'cross-origin-resource-sharing-implemented-with-universal-access': -50,
  'referrer-policy-private': 5,
  'referrer-policy-not-implemented': 0,
  'referrer-policy-unsafe': -5,
  'hsts-implemented-max-age-at-least-six-months': 0,
  'hsts-implemented-max-age-less-than-six-months': -10,
  'hsts-not-implemented': -20,
  'sri-implemented-and-all-scripts-loaded-securely': 5,
  'sri-not-implemented-but-all-scripts-loaded-from-secure-origin': 0,
  'sri-not-implemented-and-external-scripts-not-loaded-securely': -50,
  'x-content-type-options-nosniff': 0,
  'x-content-type-options-not-implemented': -5,
  'x-frame-options-implemented-via-csp': 5,
  'x-frame-options-sameorigin-or-deny': 0,
  'x-frame-options-not-implemented': -20,
  'cross-origin-resource-policy-implemented-with-same-origin': 10,
  'cross-origin-resource-policy-implemented-with-cross-origin': 0,
  'cross-origin-resource-policy-not-implemented': 0,
} as const
export type Outcome = keyof typeof MODIFIERS

const GRADES: readonly [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
]

/** An answer over https, with its page. */
export type Answer = { readonly headers: Headers; readonly html: string }

export function judge(answer: Answer): { score: number; grade: string; outcomes: Outcome[] } {
  const outcomes = [csp, cookies, cors, referrer, hsts, sri, nosniff, framing, corp].map((test) => test(answer))
  const modifiers = outcomes.map((outcome): number => MODIFIERS[outcome])
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  const base = BASELINE + sum(modifiers.filter((modifier) => modifier < 0))
  const score = Math.max(0, base >= BONUS_FROM ? base + sum(modifiers.filter((modifier) => modifier > 0)) : base)
  return { score, grade: GRADES.find(([least]) => score >= least)?.[1] ?? 'F', outcomes }
}

const PASSIVE = new Set(['img-src', 'media-src'])
const BROAD = /^(?:\*|data:|blob:|https?:|ftp:)$/

function directivesOf(headers: Headers): Map<string, string[]> {
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])))
}

function csp({ headers }: Answer): Outcome {
  const directives = directivesOf(headers)
  if (directives.size === 0) return 'csp-not-implemented'
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = sourcesOf('script-src')
  const isInlineGuarded = scripts.some((source) => /^'(?:nonce|sha\d+)-/.test(source))
  const isUnsafe = (source: string) => BROAD.test(source) || (source === "'unsafe-inline'" && !isInlineGuarded)
  if (scripts.some(isUnsafe) || sourcesOf('object-src').some(isUnsafe)) return 'csp-implemented-with-unsafe-inline'
  const insecure = [...directives].filter(([, sources]) => sources.some((source) => /^(?:http|ftp):/.test(source)))
  if (insecure.some(([name]) => !PASSIVE.has(name))) return 'csp-implemented-with-insecure-scheme'
  if (insecure.length > 0) return 'csp-implemented-with-insecure-scheme-in-passive-content-only'
  if (scripts.includes("'unsafe-eval'")) return 'csp-implemented-with-unsafe-eval'
  if (sourcesOf('style-src').some((source) => BROAD.test(source) || source === "'unsafe-inline'"))
    return 'csp-implemented-with-unsafe-inline-in-style-src-only'
  const isFormClosed = ["'none'", "'self'"].includes(String(directives.get('form-action')))
  return String(directives.get('default-src')) === "'none'" && isFormClosed
    ? 'csp-implemented-with-no-unsafe-default-src-none'
    : 'csp-implemented-with-no-unsafe'
}

function cookies({ headers }: Answer): Outcome {
  const all = headers.getSetCookie()
  if (all.length === 0) return 'cookies-not-found'
  if (!all.every((cookie) => /; Secure(;|$)/i.test(cookie)))
    return headers.has('strict-transport-security')
      ? 'cookies-without-secure-flag-but-protected-by-hsts'
      : 'cookies-without-secure-flag'
  if (!all.every((cookie) => /; HttpOnly(;|$)/i.test(cookie))) return 'cookies-session-without-httponly-flag'
  const isSameSite = all.every((cookie) => /; SameSite=(?:Lax|Strict)(;|$)/i.test(cookie))
  return isSameSite ? 'cookies-secure-with-httponly-sessions-and-samesite' : 'cookies-not-found'
}

function cors({ headers }: Answer): Outcome {
  if (!headers.has('access-control-allow-origin')) return 'cross-origin-resource-sharing-not-implemented'
  return headers.has('access-control-allow-credentials')
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-public-access'
}

function referrer({ headers }: Answer): Outcome {
  const policy = headers.get('referrer-policy')
  if (policy === null) return 'referrer-policy-not-implemented'
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(policy)
    ? 'referrer-policy-private'
    : 'referrer-policy-unsafe'
}

function hsts({ headers }: Answer): Outcome {
  const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  if (seconds === 0) return 'hsts-not-implemented'
  return seconds >= SIX_MONTHS_S
    ? 'hsts-implemented-max-age-at-least-six-months'
    : 'hsts-implemented-max-age-less-than-six-months'
}

function sri({ html }: Answer): Outcome {
  const external = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? []
  if (external.some((tag) => /\ssrc="(?:http:)?\/\//.test(tag)))
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely'
  return external.length > 0 && external.every((tag) => /\sintegrity="sha/.test(tag))
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
}

function nosniff({ headers }: Answer): Outcome {
  return headers.get('x-content-type-options') === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-not-implemented'
}

function framing({ headers }: Answer): Outcome {
  if (directivesOf(headers).has('frame-ancestors')) return 'x-frame-options-implemented-via-csp'
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-not-implemented'
}

function corp({ headers }: Answer): Outcome {
  const policy = headers.get('cross-origin-resource-policy')
  if (policy === null) return 'cross-origin-resource-policy-not-implemented'
  return policy === 'cross-origin'
    ? 'cross-origin-resource-policy-implemented-with-cross-origin'
    : 'cross-origin-resource-policy-implemented-with-same-origin'
}
