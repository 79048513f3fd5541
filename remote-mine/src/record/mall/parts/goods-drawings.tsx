import type { GoodsArt } from '@lantern/contract/mall'
import type { ReactElement } from 'react'
import styles from './goods-art.module.css'

const { body, limb, line, light, shade } = styles

/** One drawing for each subject, in a box of 120 by 90. */
export const DRAWINGS: Readonly<Record<GoodsArt, ReactElement>> = {
  ticket: (
    <>
      <path className={body} d="M30 22l70 14-2 11a6 6 0 0 0-2 12l-2 10-70-14z" opacity="0.5" />
      <path className={body} d="M22 34h76v11a6 6 0 0 0 0 12v11H22V57a6 6 0 0 0 0-12z" />
      <path className={shade} d="M74 34h24v11a6 6 0 0 0 0 12v11H74z" />
      <path className={line} d="M74 38v26" strokeDasharray="3 4" />
      <circle className={light} cx="48" cy="51" r="11" />
      <path className={line} d="M43 44l5 7 5-7M48 51v8M43 53h10" />
    </>
  ),
  box: (
    <>
      <path className={body} d="M60 20l30 14v28L60 76 30 62V34z" />
      <path className={shade} d="M60 48l30-14v28L60 76z" />
      <path className={line} d="M30 34l30 14 30-14M60 48v28" />
      <path className={light} d="M42 26l30 14v9l8-4v-9L50 23z" />
    </>
  ),
  bag: (
    <>
      <path className={limb} d="M47 38v-8a13 13 0 0 1 26 0v8" />
      <path className={body} d="M33 36h54l5 42H28z" />
      <path className={shade} d="M72 36h15l5 42H75z" />
      <path className={light} d="M60 46l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1z" />
    </>
  ),
  mug: (
    <>
      <path className={limb} d="M78 40h7a11 11 0 0 1 0 22h-7" />
      <path className={body} d="M34 28h46v40a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10z" />
      <path className={shade} d="M68 28h12v40a10 10 0 0 1-10 10h-8c4-2 6-6 6-10z" />
      <ellipse className={body} cx="57" cy="28" rx="23" ry="5" />
      <ellipse className={shade} cx="57" cy="28" rx="19" ry="3.5" />
      <path className={light} d="M50 46h14v3h3v13h-3v3H50v-3h-3V49h3z" />
      <path className={line} d="M57 41v5M57 65v5M53 49v13M61 49v13" />
    </>
  ),
  cap: (
    <>
      <path className={body} d="M30 60c0-22 12-36 30-36s30 14 30 36z" />
      <path className={shade} d="M60 24c18 0 30 14 30 36H76c0-16-5-28-16-36z" />
      <path className={line} d="M60 25c-9 8-14 20-14 34M60 25c9 8 14 20 14 34" />
      <path className={light} d="M28 60h52c14 0 24 5 28 13-12-4-24-5-38-5H32c-6 0-7-8-4-8z" />
      <circle className={light} cx="60" cy="23" r="3" />
    </>
  ),
  tea: (
    <>
      <ellipse className={body} cx="60" cy="74" rx="34" ry="6" />
      <ellipse className={shade} cx="60" cy="73" rx="22" ry="3.5" />
      <path className={body} d="M35 42h50c0 18-9 30-25 30S35 60 35 42z" />
      <path className={shade} d="M72 42h13c0 18-9 30-25 30 8-4 12-15 12-30z" />
      <path className={line} d="M37 51c15 4 31 4 46 0" />
      <path className={light} d="M36 42c3-10 12-16 24-16s21 6 24 16z" />
      <path className={line} d="M42 37c11 2 25 2 36 0" />
      <circle className={light} cx="60" cy="23" r="4" />
    </>
  ),
  earbuds: (
    <>
      <rect className={body} x="34" y="14" width="52" height="26" rx="12" opacity="0.55" />
      <path className={light} d="M49 28a8 8 0 0 1 8 8v14h-6v-7a8 8 0 0 1-2-15z" />
      <path className={light} d="M71 28a8 8 0 0 0-8 8v14h6v-7a8 8 0 0 0 2-15z" />
      <rect className={body} x="31" y="46" width="58" height="32" rx="14" />
      <path className={shade} d="M74 46h1a14 14 0 0 1 0 32H60c8-6 14-18 14-32z" />
      <circle className={light} cx="60" cy="66" r="2" />
    </>
  ),
  lamp: (
    <>
      <path className={light} d="M70 44l26 26H60z" opacity="0.35" />
      <path className={limb} d="M44 70V48l14-22" />
      <path className={body} d="M52 16l30 16-8 15-30-16z" />
      <path className={light} d="M74 47l8-15a9 9 0 0 1-8 15z" />
      <rect className={body} x="28" y="68" width="34" height="7" rx="3.5" />
    </>
  ),
  powerbank: (
    <>
      <rect className={body} x="40" y="14" width="40" height="64" rx="8" />
      <path className={shade} d="M68 14h4a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8h-4z" />
      <path className={light} d="M63 28L51 48h8l-3 15 13-21h-8z" />
      <path className={line} d="M52 21h16M55 70h10" />
    </>
  ),
  flask: (
    <>
      <rect className={light} x="49" y="12" width="22" height="14" rx="4" />
      <path className={body} d="M46 30a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v42a6 6 0 0 1-6 6H52a6 6 0 0 1-6-6z" />
      <path className={shade} d="M65 26h5a4 4 0 0 1 4 4v42a6 6 0 0 1-6 6h-3z" />
      <path className={line} d="M46 36h28M46 66h28M53 43v16" />
    </>
  ),
  pin: (
    <>
      <circle className={body} cx="60" cy="46" r="30" />
      <path className={shade} d="M60 76a30 30 0 0 0 0-60 34 34 0 0 1 0 60z" />
      <circle className={line} cx="60" cy="46" r="23" />
      <path className={light} d="M60 29l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
    </>
  ),
  band: (
    <>
      <path className={body} d="M48 10h24v18H48zM48 62h24v18H48z" />
      <rect className={body} x="42" y="24" width="36" height="42" rx="10" />
      <rect className={line} x="47" y="29" width="26" height="32" rx="6" />
      <path className={light} d="M60 54c-8-5-9-9-9-11a4.5 4.5 0 0 1 9-2 4.5 4.5 0 0 1 9 2c0 2-1 6-9 11z" />
    </>
  ),
  scroll: (
    <>
      <path className={limb} d="M46 16l14-8 14 8" />
      <rect className={body} x="38" y="18" width="44" height="56" />
      <path className={line} d="M44 62l10-18 8 12 6-8 8 14z" />
      <circle className={light} cx="70" cy="32" r="5" />
      <rect className={light} x="32" y="14" width="56" height="5" rx="2.5" />
      <rect className={light} x="32" y="73" width="56" height="5" rx="2.5" />
    </>
  ),
  tablet: (
    <>
      <rect className={body} x="24" y="18" width="72" height="54" rx="7" />
      <rect className={line} x="31" y="24" width="58" height="42" rx="3" />
      <path className={light} d="M36 60l14-18 10 12 8-9 16 15z" />
      <circle className={light} cx="76" cy="34" r="5" />
    </>
  ),
  scarf: (
    <>
      <path className={body} d="M36 20c16 9 32 9 48 0l4 14c-18 11-38 11-56 0z" />
      <path className={body} d="M66 36l20-6 2 46H70z" />
      <path className={line} d="M46 26l-3 12M60 28v12M74 26l3 12M69 50h18M70 62h18" />
      <path className={light} d="M68 42h19v6H68zM70 55h18v5H70z" />
      <path className={limb} d="M72 77v4M79 77v4M86 77v4" />
    </>
  ),
  speaker: (
    <>
      <rect className={body} x="38" y="12" width="44" height="66" rx="10" />
      <path className={shade} d="M70 12h2a10 10 0 0 1 10 10v46a10 10 0 0 1-10 10h-2z" />
      <circle className={line} cx="60" cy="54" r="16" />
      <circle className={light} cx="60" cy="54" r="7" />
      <circle className={line} cx="60" cy="27" r="7" />
      <circle className={light} cx="60" cy="27" r="2.5" />
    </>
  ),
  pastry: (
    <>
      <rect className={body} x="26" y="22" width="68" height="50" rx="6" />
      <path className={line} d="M60 22v50M26 47h68" />
      <circle className={light} cx="43" cy="35" r="8" />
      <circle className={light} cx="77" cy="35" r="8" />
      <circle className={light} cx="43" cy="60" r="8" />
      <circle className={light} cx="77" cy="60" r="8" />
      <path className={line} d="M40 35h6M74 35h6M40 60h6M74 60h6" />
    </>
  ),
  ball: (
    <>
      <circle className={body} cx="60" cy="44" r="30" />
      <path className={shade} d="M60 74a30 30 0 0 0 0-60 34 34 0 0 1 0 60z" />
      <path className={light} d="M60 31l12 9-4.5 14h-15L48 40z" />
      <path className={line} d="M60 31V15M72 40l15-5M67.5 54l10 13M52.5 54l-10 13M48 40l-15-5" />
    </>
  ),
}
