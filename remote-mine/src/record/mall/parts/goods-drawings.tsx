import type { GoodsArt } from '@lantern/contract/mall'
import type { ReactElement } from 'react'
import styles from './goods-art.module.css'

const { body, limb, line, light, shade, dark, paper, gloss, edge } = styles

/** One drawing for each subject, in a box of 120 by 90, standing on the floor at 78. */
export const DRAWINGS: Readonly<Record<GoodsArt, ReactElement>> = {
  ticket: (
    <>
      <path className={body} d="M31 20l70 14-2 11a6 6 0 0 0-2 12l-2 10-70-14z" opacity="0.6" />
      <path className={shade} d="M31 20l70 14-2 11a6 6 0 0 0-2 12l-2 10-70-14z" />
      <path className={dark} d="M24 37h76v32H24z" opacity="0.4" />
      <path className={body} d="M22 34h76v11a6 6 0 0 0 0 12v11H22V57a6 6 0 0 0 0-12z" />
      <path className={shade} d="M74 34h24v11a6 6 0 0 0 0 12v11H74z" />
      <path className={line} d="M26 38h44v26H26z" opacity="0.5" />
      <path className={line} d="M74 36v30" strokeDasharray="3 3" />
      <path className={line} d="M82 46h9M82 51h9M82 56h6" />
      <circle className={dark} cx="49" cy="52" r="11" opacity="0.45" />
      <circle className={light} cx="48" cy="51" r="11" />
      <path className={edge} d="M39.500 48a9 9 0 0 1 8-6" />
      <path className={line} d="M43 44l5 7 5-7M48 51v8M43 54h10" />
      <path className={gloss} d="M22 34h22L30 68h-8V57a6 6 0 0 0 0-12z" opacity="0.18" />
    </>
  ),
  box: (
    <>
      <path className={body} d="M60 20l30 14v28L60 77 30 62V34z" />
      <path className={gloss} d="M60 20l30 14-30 14-30-14z" />
      <path className={shade} d="M60 48l30-14v28L60 77z" />
      <path className={dark} d="M60 48l30-14v28L60 77z" opacity="0.25" />
      <path className={light} d="M42 28l30 14v11l8-4V38L50 24z" />
      <path className={edge} d="M30 34l30 14 30-14" />
      <path className={line} d="M60 48v29" />
    </>
  ),
  bag: (
    <>
      <path className={limb} d="M51 38v-9a11 11 0 0 1 22 0v9" opacity="0.55" />
      <path className={body} d="M33 36h54l5 42H28z" />
      <path className={shade} d="M62 36h25l5 42H66z" />
      <path className={dark} d="M33 36h54l.5 4h-55z" opacity="0.35" />
      <path className={limb} d="M47 44V30a13 13 0 0 1 26 0v14" />
      <path className={gloss} d="M35 40h7l-4 36h-8z" />
      <path className={line} d="M31.500 74h57" strokeDasharray="2 2" />
      <path className={dark} d="M61 48l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1z" opacity="0.4" />
      <path className={light} d="M60 46l4 8 8 1-6 6 2 8-8-4-8 4 2-8-6-6 8-1z" />
    </>
  ),
  mug: (
    <>
      <path className={limb} d="M78 40h7a11 11 0 0 1 0 22h-7" />
      <path className={body} d="M34 28h46v40a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10z" />
      <path className={shade} d="M56 28h24v40a10 10 0 0 1-10 10H56z" />
      <ellipse className={body} cx="57" cy="28" rx="23" ry="6" />
      <ellipse className={dark} cx="57" cy="28.500" rx="19.500" ry="4.300" />
      <path className={light} d="M40 30.500a17 3 0 0 1 34 0 19.500 4.300 0 0 1-34 0z" opacity="0.75" />
      <path className={edge} d="M35 27a22 5 0 0 1 28-4.500" />
      <path className={gloss} d="M38 35c2 1 4 1.500 5 2v34c-4-1-5-4-5-6z" />
      <path className={light} d="M51 47h13v3h3v13h-3v3H51v-3h-3V50h3z" />
      <path className={line} d="M57.500 41v6M57.500 66v5M53.500 50v13M61.500 50v13" />
      <path className={edge} d="M50 17c-3-3 3-5 0-9M59 16c-3-3 3-5 0-9" opacity="0.3" />
    </>
  ),
  cap: (
    <>
      <path className={body} d="M30 60c0-22 12-36 30-36s30 14 30 36z" />
      <path className={shade} d="M58 24c20 0 32 14 32 36H66c2-14 0-28-8-36z" />
      <path className={gloss} d="M36 55c0-14 6-23 15-27-5 7-8 17-8 27z" />
      <path className={line} d="M60 25c-9 8-14 20-14 34M60 25c9 8 14 20 14 34" strokeDasharray="2.500 1.500" />
      <path className={dark} d="M28 62h56c12 2 20 6 24 12-12-4-24-5-38-5H32z" opacity="0.5" />
      <path className={light} d="M28 60h52c14 0 24 5 28 13-12-4-24-5-38-5H32c-6 0-7-8-4-8z" />
      <path className={edge} d="M31 61.500h48c10 0 18 3 23 7" />
      <circle className={light} cx="60" cy="23" r="3" />
      <path className={light} d="M60 37l2 6 6 1-4 4 1 6-5-3-5 3 1-6-4-4 6-1z" />
    </>
  ),
  tea: (
    <>
      <ellipse className={body} cx="60" cy="74" rx="34" ry="6" />
      <path className={edge} d="M28 73c4-3 14-4.500 26-5" />
      <ellipse className={dark} cx="60" cy="73.500" rx="22" ry="3.500" opacity="0.6" />
      <path className={body} d="M35 42h50c0 18-9 31-25 31S35 60 35 42z" />
      <path className={shade} d="M58 42h27c0 18-9 31-25 31z" />
      <path className={gloss} d="M39 45c1 9 4 16 9 21-1-7-2-14-2-21z" />
      <path className={line} d="M37 51c15 4 31 4 46 0M40 58c13 4 27 4 40 0" />
      <path className={dark} d="M35 41h50v3c-16 3-34 3-50 0z" opacity="0.4" />
      <path className={light} d="M36 42c3-10 12-16 24-16s21 6 24 16c-16 2.500-32 2.500-48 0z" />
      <path className={edge} d="M42 37c3-5 8-7.500 14-8.500" />
      <path className={line} d="M42 37.500c11 2.500 25 2.500 36 0" />
      <circle className={light} cx="60" cy="23" r="4" />
      <circle className={gloss} cx="58.500" cy="21.500" r="1.300" />
    </>
  ),
  earbuds: (
    <>
      <path className={body} d="M44 14h32a14 14 0 0 1 14 14v18H30V28a14 14 0 0 1 14-14z" opacity="0.7" />
      <path className={dark} d="M46 19h28a11 11 0 0 1 11 11v16H35V30a11 11 0 0 1 11-11z" opacity="0.75" />
      <path className={paper} d="M49 26a8 8 0 0 1 8 8v16h-6v-8a8 8 0 0 1-2-16z" />
      <path className={paper} d="M71 26a8 8 0 0 0-8 8v16h6v-8a8 8 0 0 0 2-16z" />
      <path
        className={shade}
        d="M49 26a8 8 0 0 1 8 8v16h-3V35a9 9 0 0 0-5-9zM63 34a8 8 0 0 1 16 0 8 8 0 0 1-10 8v8h-2z"
      />
      <circle className={dark} cx="47" cy="34" r="2.500" />
      <circle className={dark} cx="73" cy="34" r="2.500" />
      <path className={body} d="M30 46h60v18a14 14 0 0 1-14 14H44a14 14 0 0 1-14-14z" />
      <path className={shade} d="M60 46h30v18a14 14 0 0 1-14 14H60z" />
      <path className={edge} d="M31 46.500h58" />
      <path className={gloss} d="M35 51h6v14c0 3 1 6 3 8-6-1-9-5-9-10z" />
      <circle className={light} cx="60" cy="62" r="2.200" />
    </>
  ),
  lamp: (
    <>
      <path className={light} d="M68 47L52 77h54L82 34z" opacity="0.22" />
      <ellipse className={light} cx="80" cy="77" rx="27" ry="3.500" opacity="0.5" />
      <path className={limb} d="M42 70V47l14-22" />
      <circle className={light} cx="42" cy="47" r="3.500" />
      <path className={body} d="M50 15c3-4 6-4 9-2l26 14c4 2 4 4 2 7l-5 10c-2 3-4 3-7 2L48 32c-3-2-4-4-2-7z" />
      <path className={shade} d="M58 36l18 10c3 1 5 1 7-2l5-10c1-2 1-4-1-5z" />
      <path className={edge} d="M49 21c2-5 4-7 8-6l18 9" />
      <path className={light} d="M75 46l9-17c5 3 5 6 3 9l-4 7c-2 3-4 4-8 1z" />
      <path className={body} d="M28 72a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6v5H28z" />
      <path className={shade} d="M42 66h8a6 6 0 0 1 6 6v5H42z" />
    </>
  ),
  powerbank: (
    <>
      <rect className={body} x="38" y="13" width="44" height="65" rx="9" />
      <path className={shade} d="M58 13h15a9 9 0 0 1 9 9v47a9 9 0 0 1-9 9H58z" />
      <path className={gloss} d="M42 22a5 5 0 0 1 5-5h3v57h-3a5 5 0 0 1-5-5z" />
      <path className={edge} d="M39 68V23a9 9 0 0 1 9-9h22" />
      <path className={dark} d="M66 30L53 50h9l-3 15 14-21h-9z" opacity="0.4" />
      <path className={light} d="M64 28L51 48h9l-3 15 14-21h-9z" />
      <circle className={light} cx="54" cy="71" r="1.500" />
      <circle className={light} cx="60" cy="71" r="1.500" />
      <circle className={light} cx="66" cy="71" r="1.500" opacity="0.4" />
      <path className={dark} d="M53 17h14v3H53z" opacity="0.7" />
    </>
  ),
  flask: (
    <>
      <rect className={light} x="48" y="9" width="24" height="15" rx="4" />
      <path className={shade} d="M60 9h8a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4h-8z" />
      <path className={line} d="M53 12v9M58 12v9M63 12v9M68 12v9" opacity="0.35" />
      <path className={dark} d="M50 23h20v4H50z" />
      <path className={body} d="M44 32c0-4 3-7 7-7h18c4 0 7 3 7 7v40a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6z" />
      <path className={shade} d="M58 25h11c4 0 7 3 7 7v40a6 6 0 0 1-6 6H58z" />
      <path className={gloss} d="M48 34c0-3 2-5 4-5h2v46h-3c-2 0-3-1-3-3z" />
      <path className={line} d="M44 36h32M44 67h32" />
      <path className={light} d="M60 42c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" />
    </>
  ),
  pin: (
    <>
      <circle className={light} cx="60" cy="45" r="32" />
      <path className={edge} d="M33 36a29 29 0 0 1 22-19" />
      <circle className={dark} cx="60" cy="45" r="27.500" opacity="0.65" />
      <circle className={body} cx="60" cy="45" r="26.500" />
      <path className={shade} d="M60 18.500a26.500 26.500 0 0 1 0 53 40 40 0 0 0 0-53z" />
      <circle className={line} cx="60" cy="45" r="22" strokeDasharray="1 3" strokeLinecap="round" />
      <path className={dark} d="M61 30l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" opacity="0.45" />
      <path className={light} d="M60 28l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" />
      <path className={gloss} d="M60 28v26l-11 6 3-12-9-8 12-1z" />
      <path className={gloss} d="M38 34a25 25 0 0 1 20-14c-8 4-13 10-16 19z" />
    </>
  ),
  band: (
    <>
      <path className={body} d="M49 8h22l2 20H47zM47 62h26l-2 18H49z" />
      <path className={shade} d="M60 8h11l2 20H60zM60 62h13l-2 18H60z" />
      <rect className={body} x="40" y="22" width="40" height="46" rx="12" />
      <path className={edge} d="M41 56V34a11 11 0 0 1 11-11h14" />
      <rect className={dark} x="44" y="26" width="32" height="38" rx="9" />
      <path className={light} d="M60 55c-8-5-10-9-10-12a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 3-2 7-10 12z" />
      <path className={line} d="M47 45h8l2-5 4 10 3-5h9" />
      <path className={gloss} d="M53 26h13L48 60c-3-2-4-4-4-8V35c0-5 4-9 9-9z" opacity="0.16" />
      <rect className={body} x="80" y="40" width="3" height="10" rx="1.500" />
    </>
  ),
  scroll: (
    <>
      <path className={limb} d="M46 15l14-9 14 9" strokeWidth="2" />
      <rect className={paper} x="37" y="17" width="46" height="57" />
      <path className={shade} d="M60 17h23v57H60z" opacity="0.25" />
      <rect className={line} x="41" y="21" width="38" height="49" opacity="0.3" />
      <circle className={light} cx="69" cy="32" r="5.500" />
      <path className={body} d="M41 58l11-19 8 12 5-7 14 18v4H41z" opacity="0.75" />
      <path className={body} d="M41 70V61c8-6 14 2 20 0s10-6 18-1v10z" />
      <path className={line} d="M45 27v10M49 27v7" />
      <rect className={light} x="31" y="12" width="58" height="6" rx="3" />
      <rect className={light} x="31" y="72" width="58" height="6" rx="3" />
      <path className={edge} d="M34 13.500h50M34 73.500h50" />
    </>
  ),
  tablet: (
    <>
      <rect className={body} x="22" y="17" width="76" height="57" rx="8" />
      <path className={edge} d="M23 62V25a7 7 0 0 1 7-7h52" />
      <rect className={dark} x="27" y="22" width="66" height="47" rx="4" />
      <path className={light} d="M27 56l17-19 13 15 9-10 27 22v1a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4z" opacity="0.85" />
      <path className={body} d="M27 63c14-8 22-2 32-2s20-6 34-1v5a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4z" />
      <circle className={light} cx="77" cy="33" r="5.500" />
      <path className={gloss} d="M31 22h30L38 69h-7a4 4 0 0 1-4-4V26a4 4 0 0 1 4-4z" opacity="0.16" />
    </>
  ),
  scarf: (
    <>
      <path className={body} d="M36 18c16 9 32 9 48 0l5 15c-18 12-40 12-58 0z" />
      <path className={shade} d="M58 25c9 0 18-2 26-7l5 15c-9 6-19 9-29 9z" />
      <path className={gloss} d="M36 18l7 4c-3 4-5 9-5 14l-7-3z" />
      <path className={line} d="M47 24l-3 14M60 26v15M73 24l3 14" />
      <path className={body} d="M66 36l22-5 2 45H69z" />
      <path className={shade} d="M78 33l10-2 2 45H78z" />
      <path className={dark} d="M64 35l24-4v6c-8 3-16 4-24 4z" opacity="0.4" />
      <path className={light} d="M67 46l22-2v7l-22 1zM68 60l21-1v6l-21 1z" />
      <path className={line} d="M72 40v33M76 39v34M80 38v35M84 37v36" opacity="0.25" />
      <path className={limb} d="M71 77v4M76 77v4M81 77v4M87 77v4" strokeWidth="2.500" />
    </>
  ),
  speaker: (
    <>
      <rect className={body} x="36" y="10" width="48" height="68" rx="12" />
      <path className={shade} d="M60 10h12a12 12 0 0 1 12 12v44a12 12 0 0 1-12 12H60z" />
      <path className={edge} d="M37 64V22a11 11 0 0 1 11-11h20" />
      <circle className={dark} cx="60" cy="53" r="18" />
      <circle className={body} cx="60" cy="53" r="14.500" opacity="0.55" />
      <circle className={dark} cx="60" cy="53" r="11" opacity="0.7" />
      <circle className={light} cx="60" cy="53" r="6.500" />
      <path className={gloss} d="M48 45a14.500 14.500 0 0 1 12-6.500v4a11 11 0 0 0-9 5z" />
      <circle className={dark} cx="60" cy="24" r="7.500" />
      <circle className={light} cx="60" cy="24" r="3" />
      <path className={gloss} d="M40 22c0-4 3-8 7-8v60c-4 0-7-4-7-8z" opacity="0.2" />
    </>
  ),
  pastry: (
    <>
      <path className={body} d="M24 26a6 6 0 0 1 6-6h60a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6z" />
      <path className={edge} d="M25 66V27a6 6 0 0 1 6-6h50" />
      <rect className={dark} x="28" y="24" width="64" height="50" rx="4" />
      <path className={body} d="M58.500 24h3v50h-3zM28 47.500h64v3H28z" />
      <g className={light}>
        <circle cx="43" cy="36" r="9" />
        <circle cx="77" cy="36" r="9" />
        <circle cx="43" cy="62" r="9" />
        <circle cx="77" cy="62" r="9" />
      </g>
      <path className={line} d="M43 31v10M38 36h10M77 31v10M72 36h10M43 57v10M38 62h10M77 57v10M72 62h10" />
      <path
        className={edge}
        d="M36 33a8 8 0 0 1 7-5M70 33a8 8 0 0 1 7-5M36 59a8 8 0 0 1 7-5M70 59a8 8 0 0 1 7-5"
        opacity="0.8"
      />
    </>
  ),
  ball: (
    <>
      <circle className={paper} cx="60" cy="46" r="32" />
      <path className={body} d="M60 33l12 9-4.500 14h-15L48 42z" />
      <path
        className={body}
        d="M48 16.500a32 32 0 0 1 24 0L60 24zM88 31a32 32 0 0 1 4 18l-9-10zM32 31a32 32 0 0 0-4 18l9-10zM80 71a32 32 0 0 1-14 6.500l4-11zM40 71a32 32 0 0 0 14 6.500l-4-11z"
      />
      <path className={line} d="M60 33v-9M72 42l11-3M67.500 56l3 10M52.500 56l-3 10M48 42l-11-3" />
      <path className={shade} d="M60 14a32 32 0 0 1 0 64c12-8 17-20 17-32s-5-24-17-32z" />
      <ellipse className={gloss} cx="48" cy="28" rx="10" ry="6" transform="rotate(-38 48 28)" />
    </>
  ),
}
