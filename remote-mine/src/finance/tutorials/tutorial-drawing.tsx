import type { TutorialPicture } from '@lantern/contract/tutorials'
import { useMessages } from '@lantern/i18n'
import type { ReactElement } from 'react'
import styles from './tutorial-drawing.module.css'
import { tutorialsMessages } from './tutorials.messages.ts'

/** A phone in the middle; the drawing's subject lies on its screen. */
const phone = (
  <>
    <rect className={styles.paper} x="118" y="8" width="84" height="128" rx="12" />
    <path className={styles.line} d="M150 16h20" />
  </>
)
const coin = (x: number, y: number): ReactElement => (
  <>
    <circle className={styles.light} cx={x} cy={y} r="15" />
    <path className={styles.ink} d={`M${x - 5} ${y - 6}l5 6 5-6M${x} ${y}v7M${x - 5} ${y + 1}h10`} />
  </>
)
const arrow = (from: number, to: number, y: number): ReactElement => {
  const back = from < to ? -7 : 7
  return <path className={styles.mark} d={`M${from} ${y}H${to}M${to + back} ${y - 7}l${-back} 7 ${back} 7`} />
}

const DRAWINGS: Readonly<Record<TutorialPicture, ReactElement>> = {
  choose: (
    <>
      {phone}
      <path className={styles.line} d="M144 40h44M144 48h28M144 100h44M144 108h28" />
      <circle className={styles.line} cx="133" cy="44" r="5" />
      <circle className={styles.line} cx="133" cy="104" r="5" />
      <rect className={styles.wash} x="124" y="60" width="72" height="28" rx="6" />
      <circle className={styles.light} cx="133" cy="74" r="5" />
      <path className={styles.mark} d="M144 70h44M144 78h28" />
    </>
  ),
  amount: (
    <>
      {phone}
      <rect className={styles.wash} x="126" y="34" width="68" height="28" rx="6" />
      <path className={styles.mark} d="M134 42l5 6 5-6M139 48v7M134 50h10M154 48h24" />
      <path
        className={styles.line}
        d="M128 76h16v12h-16zM152 76h16v12h-16zM176 76h16v12h-16zM128 98h16v12h-16zM176 98h16v12h-16z"
      />
      <rect className={styles.light} x="152" y="98" width="16" height="12" />
    </>
  ),
  copy: (
    <>
      {phone}
      <path className={styles.line} d="M128 40h36M128 64h30M128 88h40M180 34h9v9h-9zM180 82h9v9h-9z" />
      <rect className={styles.wash} x="122" y="53" width="76" height="22" rx="6" />
      <path className={styles.mark} d="M128 64h30M180 58h9v9h-9zM177 61v9h9" />
      <path className={styles.line} d="M128 112h56" />
    </>
  ),
  scan: (
    <>
      {phone}
      <path className={styles.mark} d="M130 52V40h12M178 40h12v12M190 92v12h-12M142 104h-12V92" />
      <path
        className={styles.line}
        d="M138 48h16v16h-16zM166 48h16v16h-16zM138 80h16v16h-16zM144 54h4v4h-4zM172 54h4v4h-4zM144 86h4v4h-4z"
      />
      <path className={styles.ink} d="M166 80h6v6h-6zM176 86h6v10M166 92h5" />
      <path className={styles.mark} d="M126 72h68" />
    </>
  ),
  pay: (
    <>
      <rect className={styles.paper} x="40" y="24" width="66" height="100" rx="10" />
      <path className={styles.line} d="M52 44h42M52 56h28M52 104h42v10H52z" />
      {coin(73, 80)}
      {arrow(124, 196, 74)}
      <path className={styles.paper} d="M214 44h62q8 0 8 8v48q0 8-8 8h-62q-8 0-8-8V52q0-8 8-8z" />
      <path className={styles.line} d="M206 60h78M262 78h22v16h-22q-8 0-8-8t8-8z" />
    </>
  ),
  address: (
    <>
      <rect className={styles.wash} x="84" y="26" width="62" height="24" rx="12" />
      <path className={styles.mark} d="M100 38h30" />
      <rect className={styles.paper} x="160" y="26" width="62" height="24" rx="12" />
      <path className={styles.line} d="M176 38h30" />
      <rect className={styles.paper} x="52" y="70" width="216" height="40" rx="8" />
      <path className={styles.line} d="M116 90h12M136 90h12M156 90h12M176 90h12" />
      <path className={styles.mark} d="M66 90h14M86 90h14M206 90h14M226 90h14M64 102h38M204 102h38" />
    </>
  ),
  password: (
    <>
      <path className={styles.paper} d="M134 52h52v34h-52z" />
      <path className={styles.line} d="M144 52V40q0-16 16-16t16 16v12" />
      <circle className={styles.light} cx="160" cy="66" r="5" />
      <path className={styles.mark} d="M160 70v8" />
      <rect className={styles.paper} x="82" y="100" width="156" height="28" rx="8" />
      {[100, 124, 148, 172, 196, 220].map((x) => (
        <circle key={x} className={styles.light} cx={x} cy="114" r="5" />
      ))}
    </>
  ),
  proof: (
    <>
      <rect className={styles.paper} x="104" y="22" width="84" height="104" rx="8" />
      <path className={styles.line} d="M116 40h44M116 52h60M116 64h36" />
      <path className={styles.wash} d="M116 112V92l16-12 14 12 12-8 18 14v14z" />
      <circle className={styles.light} cx="206" cy="98" r="22" />
      <path className={styles.ink} d="M206 110V88M197 96l9-9 9 9" />
    </>
  ),
  wait: (
    <>
      <circle className={styles.paper} cx="160" cy="60" r="40" />
      <path className={styles.mark} d="M160 34v26l18 12" />
      <path className={styles.line} d="M160 24v5M196 60h-5M160 96v-5M124 60h5" />
      <rect className={styles.paper} x="84" y="114" width="152" height="12" rx="6" />
      <rect className={styles.light} x="84" y="114" width="96" height="12" rx="6" />
    </>
  ),
  done: (
    <>
      <path className={styles.paper} d="M110 62h88q10 0 10 10v44q0 10-10 10h-88q-10 0-10-10V72q0-10 10-10z" />
      <path className={styles.line} d="M100 82h108M182 96h26v16h-26q-8 0-8-8t8-8z" />
      {coin(150, 40)}
      <circle className={styles.good} cx="216" cy="58" r="20" />
      <path className={styles.check} d="M207 58l7 7 12-14" />
    </>
  ),
  bind: (
    <>
      <rect className={styles.paper} x="54" y="40" width="108" height="68" rx="8" />
      <path className={styles.line} d="M54 60h108M66 92h34M140 92h10" />
      <path className={styles.mark} d="M190 62h-8q-12 0-12 12t12 12h8M216 62h8q12 0 12 12t-12 12h-8M186 74h34" />
      <circle className={styles.light} cx="262" cy="74" r="17" />
      <path className={styles.ink} d="M254 82q0-9 8-9t8 9M262 70a4 4 0 1 0 0-8 4 4 0 0 0 0 8z" />
    </>
  ),
  move: (
    <>
      <path className={styles.paper} d="M52 46h62q8 0 8 8v40q0 8-8 8H52q-8 0-8-8V54q0-8 8-8z" />
      <path className={styles.line} d="M44 62h78M100 76h22v12h-22q-6 0-6-6t6-6z" />
      <path className={styles.paper} d="M206 46h62q8 0 8 8v40q0 8-8 8h-62q-8 0-8-8V54q0-8 8-8z" />
      <path className={styles.line} d="M198 62h78M254 76h22v12h-22q-6 0-6-6t6-6z" />
      {arrow(132, 188, 60)}
      {arrow(188, 132, 88)}
      {coin(160, 30)}
    </>
  ),
  match: (
    <>
      <circle className={styles.paper} cx="82" cy="50" r="16" />
      <path className={styles.paper} d="M52 110q0-34 30-34t30 34z" />
      <circle className={styles.paper} cx="238" cy="50" r="16" />
      <path className={styles.paper} d="M208 110q0-34 30-34t30 34z" />
      {arrow(126, 194, 58)}
      {coin(160, 34)}
      <path className={styles.line} d="M144 84h32v34h-32zM150 94h20M150 102h14" />
    </>
  ),
}

/** The drawing of a step; a name that this page does not know has none. */
export function TutorialDrawing({ picture }: { picture: string }) {
  const { pictures } = useMessages(tutorialsMessages)
  if (!isDrawn(picture)) return null
  return (
    <svg viewBox="0 0 320 144" className={styles.drawing} role="img" aria-label={pictures[picture]}>
      {DRAWINGS[picture]}
    </svg>
  )
}

function isDrawn(picture: string): picture is TutorialPicture {
  return Object.hasOwn(DRAWINGS, picture)
}
