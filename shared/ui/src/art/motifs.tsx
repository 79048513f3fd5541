import type { ReactElement } from 'react'
import styles from './motifs.module.css'
import type { Draw } from './seed.rules.ts'

export type Motif = 'sport' | 'live' | 'esports' | 'slots' | 'cards' | 'lottery' | 'fishing'

export const MOTIFS: readonly Motif[] = ['sport', 'live', 'esports', 'slots', 'cards', 'lottery', 'fishing']

const SHAPES: Record<Motif, (props: { draw: Draw }) => ReactElement> = {
  sport,
  live,
  esports,
  slots,
  cards,
  lottery,
  fishing,
}

/** The drawing of one category in a box of 120 by 160, varied by `draw`. */
export function MotifShapes({ motif, draw }: { motif: Motif; draw: Draw }) {
  return SHAPES[motif]({ draw })
}

/** A pitch seen from the stand, and the flight of a ball. */
function sport({ draw }: { draw: Draw }) {
  const tilt = draw.between(-16, 16)
  const lift = draw.between(30, 62)
  const land = draw.between(70, 104)
  return (
    <g>
      <g transform={`rotate(${tilt} 60 112)`}>
        <path className={styles.veil} d="M-60 84h240v26H-60z M-60 134h240v26H-60z" />
        <path className={styles.line} d="M-40 84H160 M60 84V190" />
        <ellipse className={styles.line} cx="60" cy="118" rx="34" ry="17" />
        <ellipse className={styles.line} cx="60" cy="118" rx="2" ry="1" />
        <path className={styles.line} d="M-12 92h26v44h-26 M132 92h-26v44h26" />
      </g>
      <path className={styles.lit} strokeDasharray="1 5" d={`M16 ${land + 18}Q${lift} 8 ${land} 70`} />
      <circle className={styles.body} cx={land} cy="70" r="11" />
      <path
        className={styles.line}
        d={`M${land - 4} 67l4-3 4 3-1.5 5h-5z M${land} 64v-5 M${land + 4} 67l6-2 M${land + 2.5} 72l4 5 M${land - 2.5} 72l-4 5 M${land - 4} 67l-6-2`}
      />
    </g>
  )
}

/** A table seen from above: its seats, its rings of light, two cards and a stack of chips. */
function live({ draw }: { draw: Draw }) {
  const turn = draw.between(-12, 12)
  const seats = 5 + draw.pick(3)
  return (
    <g>
      <g transform={`rotate(${turn} 60 150)`}>
        <ellipse className={styles.deep} cx="60" cy="160" rx="88" ry="76" />
        <ellipse className={styles.line} cx="60" cy="160" rx="72" ry="60" />
        <ellipse className={styles.line} cx="60" cy="160" rx="50" ry="40" strokeDasharray="2 4" />
        {Array.from({ length: seats }, (_, seat) => {
          const angle = Math.PI * (1.12 + (0.76 * seat) / (seats - 1))
          return (
            <circle
              key={seat}
              className={styles.body}
              cx={60 + 80 * Math.cos(angle)}
              cy={160 + 68 * Math.sin(angle)}
              r="5"
            />
          )
        })}
      </g>
      <g transform={`rotate(${draw.between(-18, -6)} 48 128)`}>
        <rect className={styles.body} x="36" y="112" width="22" height="31" rx="3" />
        <path className={styles.glow} d="M47 121l5 7-5 7-5-7z" />
      </g>
      <g transform={`rotate(${draw.between(6, 18)} 74 128)`}>
        <rect className={styles.body} x="62" y="112" width="22" height="31" rx="3" />
        <path className={styles.high} d="M73 121l5 7-5 7-5-7z" />
      </g>
    </g>
  )
}

/** Shards and a chevron that drives forward. */
function esports({ draw }: { draw: Draw }) {
  const shift = draw.between(-14, 14)
  const shards = Array.from(
    { length: 5 },
    () => [draw.between(4, 108), draw.between(12, 140), draw.between(8, 20)] as const,
  )
  return (
    <g>
      {shards.map(([x, y, size]) => (
        <path
          key={`${x}-${y}`}
          className={styles.veil}
          d={`M${x} ${y}l${size} ${-size * 0.5} ${size * 0.4} ${size}-${size * 0.9} ${size * 0.6}z`}
        />
      ))}
      <g transform={`translate(${shift} 0)`}>
        <path className={styles.deep} d="M26 132l28-46-28-46h22l28 46-28 46z" />
        <path className={styles.body} d="M52 132l28-46-28-46h16l28 46-28 46z" />
        <path className={styles.lit} d="M70 132l28-46-28-46" />
      </g>
      <path className={styles.line} d="M-40 146h90 M70 146h100 M-40 26h120 M100 26h60" />
    </g>
  )
}

/** Three reels, five signs, one row that is lit. */
function slots({ draw }: { draw: Draw }) {
  const row = draw.pick(3)
  return (
    <g>
      {[0, 1, 2].map((reel) => (
        <g key={reel} transform={`translate(${16 + reel * 31} 40)`}>
          <rect className={styles.deep} width="26" height="92" rx="6" />
          {[0, 1, 2].map((cell) => (
            <g key={cell} transform={`translate(13 ${17 + cell * 29})`}>
              <Sign kind={draw.pick(5)} lit={cell === row} />
            </g>
          ))}
        </g>
      ))}
      <rect className={styles.lit} x="10" y={43 + row * 29} width="100" height="28" rx="8" />
    </g>
  )
}

function Sign({ kind, lit }: { kind: number; lit: boolean }) {
  const tone = lit ? styles.glow : styles.high
  if (kind === 0) return <path className={tone} d="M0-9l8 9-8 9-8-9z" />
  if (kind === 1) return <path className={tone} d="M-7-8H7l-6 17h-5l5-12h-8z" />
  if (kind === 2) return <circle className={tone} r="7.5" />
  if (kind === 3)
    return <path className={tone} d="M0-9l2.6 5.8 6.4.6-4.8 4.2 1.4 6.2L0 3.6l-5.6 3.2 1.4-6.2L-9-3.6l6.4-.6z" />
  return <path className={tone} d="M0-4C2-10 9-9 9-3 9 2 3 5 0 9-3 5-9 2-9-3-9-9-2-10 0-4z" />
}

/** A fan of cards, the last one lit. */
function cards({ draw }: { draw: Draw }) {
  const count = 3 + draw.pick(3)
  const spread = draw.between(34, 44) / (count - 1)
  const lean = draw.between(-6, 6)
  const suit = draw.pick(4)
  return (
    <g transform={`rotate(${lean} 60 130)`}>
      {Array.from({ length: count }, (_, card) => {
        const last = card === count - 1
        const turn = (card - (count - 1) / 2) * spread
        return (
          <g key={card} transform={`rotate(${turn} 60 168)`}>
            <rect className={last ? styles.body : styles.deep} x="37" y="50" width="46" height="66" rx="6" />
            {last && <rect className={styles.lit} x="37" y="50" width="46" height="66" rx="6" />}
            <g transform="translate(60 83) scale(1.5)">
              <Suit kind={(suit + card) % 4} lit={last} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

function Suit({ kind, lit }: { kind: number; lit: boolean }) {
  const tone = lit ? styles.glow : styles.high
  if (kind === 0)
    return (
      <path className={tone} d="M0-9C4-4 9-1 9 3c0 5-6 6-8 2 0 3 1 4 3 5h-8c2-1 3-2 3-5-2 4-8 3-8-2 0-4 5-7 9-12z" />
    )
  if (kind === 1) return <path className={tone} d="M0-4C2-10 9-9 9-3 9 2 3 5 0 9-3 5-9 2-9-3-9-9-2-10 0-4z" />
  if (kind === 2) return <path className={tone} d="M0-9.500l7.500 9.500L0 9.500-7.500 0z" />
  return (
    <path
      className={tone}
      d="M0-9a4.200 4.200 0 0 1 3.600 6.400A4.200 4.200 0 1 1 1 3.600C1 7 2 8.500 4 10h-8c2-1.500 3-3 3-6.400a4.200 4.200 0 1 1-2.600-6.200A4.200 4.200 0 0 1 0-9z"
    />
  )
}

/** Balls in a drum; one has come out. */
function lottery({ draw }: { draw: Draw }) {
  const balls = Array.from({ length: 9 }, (_, index) => {
    const angle = index * 2.4 + draw.between(0, 0.7)
    const reach = 9 + 3.4 * index
    return { x: 60 + reach * Math.cos(angle), y: 84 + reach * Math.sin(angle) * 0.9, r: draw.between(7, 10.5) }
  })
  const out = draw.pick(balls.length)
  return (
    <g>
      <circle className={styles.deep} cx="60" cy="84" r="50" />
      <path className={styles.line} d="M24 118a50 50 0 0 1-6-58" />
      {balls.map((ball, index) => (
        <g key={index}>
          <circle className={index === out ? styles.glow : styles.body} cx={ball.x} cy={ball.y} r={ball.r} />
          <path
            className={styles.line}
            d={`M${ball.x - ball.r * 0.5} ${ball.y - ball.r * 0.35}a${ball.r * 0.6} ${ball.r * 0.6} 0 0 1 ${ball.r * 0.5}-${ball.r * 0.3}`}
          />
        </g>
      ))}
      <path className={styles.line} d="M30 146h60 M38 138h44" />
    </g>
  )
}

/** A school under the waves, and the one that follows the light. */
function fishing({ draw }: { draw: Draw }) {
  const school = Array.from({ length: 4 }, (_, index) => ({
    x: draw.between(12, 92),
    y: 74 + index * 20,
    size: draw.between(0.55, 0.95),
    flip: draw.pick(2) === 0,
  }))
  const swell = draw.between(-6, 6)
  return (
    <g>
      <path className={styles.veil} d={`M-60 ${52 + swell}q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0v130H-60z`} />
      <path
        className={styles.line}
        d={`M-60 ${52 + swell}q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0 M-60 ${64 + swell}q15-9 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0`}
      />
      {school.map((fish, index) => (
        <g
          key={fish.y}
          transform={`translate(${fish.x} ${fish.y}) scale(${fish.flip ? -fish.size : fish.size} ${fish.size})`}
        >
          <path
            className={index === 1 ? styles.glow : styles.body}
            d="M-20 0C-12-13 8-13 18 0 8 13-12 13-20 0z M16 0l14-10-4 10 4 10z"
          />
          <circle className={index === 1 ? styles.deep : styles.high} cx="-10" cy="-2.500" r="1.800" />
          <path className={styles.line} d="M-4-6q4 6 0 12 M3-6q4 6 0 12" />
        </g>
      ))}
    </g>
  )
}
