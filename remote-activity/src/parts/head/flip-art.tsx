import art from './page-head.module.css'

/** Three cards, the nearest to the lantern open. */
export function FlipArt() {
  return (
    <>
      <ellipse className={art.shadow} cx="48" cy="113" rx="50" ry="4" />
      <g transform="rotate(-16 30 112)">
        <rect className={art.deep} x="14" y="54" width="40" height="56" rx="6" />
        <path className={art.line} d="M34 72l8 10-8 10-8-10z" />
      </g>
      <g transform="rotate(-4 56 112)">
        <rect className={art.deep} x="38" y="52" width="40" height="58" rx="6" />
        <path className={art.line} d="M58 71l8 10-8 10-8-10z" />
      </g>
      <g transform="rotate(9 84 112)">
        <rect className={art.body} x="62" y="52" width="42" height="60" rx="6" />
        <path
          className={art.glow}
          d="M83 66l4.600 10.400 11.400 1-8.600 7.400 2.600 11-10-5.800-10 5.800 2.600-11-8.600-7.400 11.400-1z"
        />
        <path className={art.lit} d="M80 52h18q6 0 6 6v42" />
      </g>
    </>
  )
}
