import art from './page-head.module.css'

/** A partner and the team around it. */
export function AgentArt() {
  return (
    <>
      <path className={art.line} d="M58 62L22 90 M58 62l-8 36 M58 62l26 32 M58 62l44 14 M58 62L24 48" />
      <circle className={art.deep} cx="22" cy="92" r="9" />
      <circle className={art.deep} cx="24" cy="46" r="7" />
      <circle className={art.deep} cx="50" cy="100" r="9" />
      <circle className={art.body} cx="85" cy="96" r="10" />
      <circle className={art.body} cx="102" cy="74" r="8" />
      <circle className={art.body} cx="58" cy="62" r="17" />
      <path className={art.high} d="M48 72q0-11 10-11t10 11z" />
      <circle className={art.glow} cx="58" cy="55" r="5.500" />
      <path className={art.lit} d="M62 45.500q13 4 13 17 M88 86.500q7 2.500 7 9.500 M105 66.600q5 2.400 5 7.400" />
    </>
  )
}
