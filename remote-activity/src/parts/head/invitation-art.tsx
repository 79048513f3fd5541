import art from './page-head.module.css'

/** Two people, and what passes from one to the other. */
export function InvitationArt() {
  return (
    <>
      <ellipse className={art.shadow} cx="46" cy="113" rx="52" ry="4" />
      <path className={art.deep} d="M8 112q0-32 27-32t27 32z" />
      <circle className={art.deep} cx="35" cy="64" r="14" />
      <path className={art.body} d="M58 112q0-28 24-28t24 28z" />
      <circle className={art.body} cx="82" cy="70" r="12.500" />
      <path className={art.lit} d="M86 58q9 2 8.500 12 M86 84.200q18 3.800 20 25.800" />
      <path className={art.lit} strokeDasharray="1 5" d="M38 44q20-22 42 6" />
      <circle className={art.glow} cx="60" cy="34" r="4.500" />
    </>
  )
}
