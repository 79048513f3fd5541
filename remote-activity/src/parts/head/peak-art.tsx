import art from './page-head.module.css'

/** A podium before a mountain, its first place lit. */
export function PeakArt() {
  return (
    <>
      <path className={art.veil} d="M-40 112L14 44l22 26 26-40 34 46 14-14 50 50z" />
      <path className={art.line} d="M6 54l8-10 8 9.500 M52 46l10-16 12 16" />
      <ellipse className={art.shadow} cx="50" cy="113" rx="52" ry="4" />
      <path className={art.deep} d="M18 112V92q0-4 4-4h24v24z" />
      <path className={art.deep} d="M74 112V97h24q4 0 4 4v11z" />
      <path className={art.body} d="M46 112V78q0-4 4-4h20q4 0 4 4v34z" />
      <path className={art.lit} d="M52 74h18q4 0 4 4v18 M78 97h20q4 0 4 4v8" />
      <path
        className={art.glow}
        d="M60 47l3.700 8.300 9.100.8-6.900 5.900 2.100 8.800-8-4.600-8 4.600 2.100-8.800-6.900-5.900 9.100-.8z"
      />
    </>
  )
}
