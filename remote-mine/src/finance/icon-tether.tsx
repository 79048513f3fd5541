/** A coin with the sign of Tether, in the stroke of the icon set, which has Bitcoin only. */
export function IconTether() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="10" />
      <path d="M8 7.5h8M12 7.5V17M12 10.5c-3 0-5 .7-5 1.5s2 1.5 5 1.5 5-.7 5-1.5-2-1.5-5-1.5" />
    </svg>
  )
}
