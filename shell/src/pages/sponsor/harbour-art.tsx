import { classNames } from '@lantern/ui'
import { useId } from 'react'
import styles from './harbour-art.module.css'

/** Parts of the scene that are pictures of their own. */
const VIEWS = {
  whole: '70 0 390 292',
  'north-stand': '0 44 208 130',
  'harbour-pitch': '150 36 256 160',
  'night-school': '100 150 192 120',
  'away-day': '470 62 208 130',
} as const
export type HarbourView = keyof typeof VIEWS

export function isHarbourView(id: string): id is HarbourView {
  return Object.hasOwn(VIEWS, id)
}

/** The home of the partner at night: its lighthouse, harbour, stand, pitch and the train to an away match. Decorative. */
export function HarbourArt({ view, className }: { view: HarbourView; className?: string }) {
  const id = useId()
  const paint = (name: string): string => `url(#${id}-${name})`
  return (
    <svg
      className={classNames(styles.art, className)}
      viewBox={VIEWS[view]}
      preserveAspectRatio={view === 'whole' ? 'xMidYMin slice' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <defs>
        <Fade id={`${id}-sky`} from={styles.skyHigh} to={styles.skyLow} />
        <Fade id={`${id}-sea`} from={styles.seaHigh} to={styles.seaLow} />
        <Fade id={`${id}-grass`} from={styles.grassHigh} to={styles.grassLow} />
        <radialGradient id={`${id}-glow`}>
          <stop offset="0" className={styles.warm} stopOpacity="0.75" />
          <stop offset="0.35" className={styles.warm} stopOpacity="0.2" />
          <stop offset="1" className={styles.warm} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}-beam`} x1="1" x2="0">
          <stop offset="0" className={styles.warm} stopOpacity="0.6" />
          <stop offset="1" className={styles.warm} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect x="-40" y="-120" width="720" height="270" fill={paint('sky')} />
      <Sky />
      <rect x="-40" y="148" width="720" height="60" fill={paint('sea')} />
      <g transform="translate(60)">
        <Train />
      </g>
      <Harbour />
      <path fill={paint('beam')} d="M348 58 60 8v64z" />
      <circle cx="350" cy="58" r="58" fill={paint('glow')} />
      <Lighthouse />
      <path fill={paint('grass')} d="M-40 178Q130 158 300 176T680 214V420H-40z" />
      <Pitch />
      <Stand />
      <ellipse cx="44" cy="72" rx="52" ry="40" fill={paint('glow')} />
      <ellipse cx="246" cy="128" rx="46" ry="34" fill={paint('glow')} />
    </svg>
  )
}

function Fade({ id, from, to }: { id: string; from: string | undefined; to: string | undefined }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className={from} />
      <stop offset="1" className={to} />
    </linearGradient>
  )
}

function Sky() {
  return (
    <>
      <path
        className={styles.star}
        d="M96 22h1.500v1.500h-1.500zM132 58h1.500v1.500h-1.500zM176 12h2v2h-2zM206 84h1.500v1.500h-1.500zM238 34h1.500v1.500h-1.500zM272 16h2v2h-2zM300 92h1.500v1.500h-1.500zM396 24h2v2h-2zM428 66h1.500v1.500h-1.500zM452 14h1.500v1.500h-1.500zM486 40h2v2h-2zM540 22h1.500v1.500h-1.500zM590 56h1.500v1.500h-1.500zM20 18h1.500v1.500h-1.500z"
      />
      <path className={styles.moon} d="M214 28a15 15 0 1 0 16 20 12.500 12.500 0 0 1-16-20z" />
      <path className={styles.hill} d="M-40 150q70-34 130-20t90 6 70-12 60 26zM430 150q60-40 120-26t130 4v22z" />
    </>
  )
}

/** A viaduct over the mouth of the harbour. */
function Train() {
  return (
    <>
      <path
        className={styles.rock}
        d="M404 130h260v8H404zM424 138h8v22h-8zM468 138h8v24h-8zM512 138h8v26h-8zM556 138h8v28h-8zM600 138h8v30h-8z"
      />
      <path className={styles.dark} d="M440 113h50v17h-50zM493 113h50v17h-50zM546 113h34q14 0 18 17h-52z" />
      <path
        className={styles.lit}
        d="M445 117h8v6h-8zM456 117h8v6h-8zM467 117h8v6h-8zM478 117h8v6h-8zM498 117h8v6h-8zM509 117h8v6h-8zM520 117h8v6h-8zM531 117h8v6h-8zM551 117h8v6h-8zM562 117h8v6h-8zM574 117h9l4 6h-13z"
      />
    </>
  )
}

function Harbour() {
  return (
    <>
      <path
        className={styles.glint}
        d="M236 158h24M226 164h14M252 170h18M338 170h26M330 176h12M150 160h16M180 166h10M440 166h18"
      />
      <path className={styles.dark} d="M266 156h36l-6 9h-24zM222 152h22l-4 6h-14z" />
      <path className={styles.mast} d="M282 156v-20l12 18M276 156v-7h8M232 152v-13l8 11" />
      <circle className={styles.lit} cx="282" cy="135" r="1.800" />
      <circle className={styles.lit} cx="232" cy="138" r="1.500" />
    </>
  )
}

function Lighthouse() {
  return (
    <>
      <path className={styles.rock} d="M304 180q8-26 28-30l38-2q22 4 34 36z" />
      <path className={styles.tower} d="M341 70h18l6 80h-30z" />
      <path className={styles.band} d="M340 88h20l1.500 18h-23zM337.500 124h25l1.500 16h-28z" />
      <path className={styles.dark} d="M336 66h28v5h-28zM341 50h18l-9-9zM346 132h8v18h-8z" />
      <path className={styles.lit} d="M342 51h16v15h-16z" />
      <path className={styles.dark} d="M349 50h2v16h-2z" />
    </>
  )
}

function Pitch() {
  return (
    <>
      <path
        className={styles.line}
        d="M70 214 142 184l226 14-14 56zM259 190l-34 43M154 226q22 6 30-6M142 184q18 10 40 8"
      />
      <ellipse className={styles.line} cx="243" cy="210" rx="26" ry="8" />
      <path className={styles.line} d="M96 206v-20l22-10v20" />
      <path
        className={styles.player}
        d="M170 199h3v7h-3zM198 206h3v7h-3zM222 202h3v7h-3zM276 206h3v8h-3zM300 214h3v8h-3zM236 222h3v8h-3zM150 204h3v7h-3z"
      />
      <path className={styles.band} d="M170 200h3v3h-3zM198 207h3v3h-3zM222 203h3v3h-3zM150 205h3v3h-3z" />
      <circle className={styles.player} cx="171.500" cy="197.500" r="1.800" />
      <circle className={styles.player} cx="199.500" cy="204.500" r="1.800" />
      <circle className={styles.player} cx="223.500" cy="200.500" r="1.800" />
      <circle className={styles.player} cx="277.500" cy="204.500" r="1.800" />
      <circle className={styles.player} cx="301.500" cy="212.500" r="1.800" />
      <circle className={styles.player} cx="237.500" cy="220.500" r="1.800" />
      <circle className={styles.player} cx="151.500" cy="202.500" r="1.800" />
      <circle className={styles.ball} cx="210" cy="214" r="2" />
      <path className={styles.mast} d="M246 176v-46" />
      <path className={styles.lit} d="M238 122h16v8h-16z" />
    </>
  )
}

/** The north stand, with the lamp that stays lit. */
function Stand() {
  return (
    <>
      <path className={styles.stand} d="M-40 104h150l24 76-174 18z" />
      <path
        className={styles.crowd}
        d="M-30 124h138l2 5H-30zM-30 138h142l2 5H-30zM-30 152h146l2 5H-30zM-30 166h150l2 5H-30z"
      />
      <path className={styles.dark} d="M-40 92h164l8 12H-40z" />
      <path className={styles.mast} d="M44 92V78M12 104v78M78 104v74" />
      <path className={styles.lit} d="M36 66h16v12H36z" />
    </>
  )
}
