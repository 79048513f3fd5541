import art from './page-head.module.css'

/** A leaf of a calendar with one day lit. */
export function CalendarArt() {
  return (
    <>
      <ellipse className={art.shadow} cx="52" cy="113" rx="50" ry="4" />
      <path className={art.deep} d="M30 50q0-8 8-8h56q8 0 8 8v62H30z" />
      <path className={art.body} d="M30 50q0-8 8-8h56q8 0 8 8v10H30z" />
      <path className={art.line} d="M46 36v12 M66 36v12 M86 36v12" />
      <path
        className={art.high}
        d="M39 69h9v8h-9z M54 69h9v8h-9z M69 69h9v8h-9z M84 69h9v8h-9z M39 83h9v8h-9z M54 83h9v8h-9z M84 83h9v8h-9z M39 97h9v8h-9z M54 97h9v8h-9z"
      />
      <path className={art.glow} d="M67 81h13v12H67z" />
      <path className={art.lit} d="M60 42h34q8 0 8 8v50" />
    </>
  )
}
