/** The console's only script: looks every few seconds whether the page would read differently by now, and then changes it in place. All else works without. */
const RENEW_MS = 5_000
const place = document.getElementById('live')

/** Somebody who fills in a form, reads an opened part, or has yet to copy what is shown once is not disturbed. */
function isBusy() {
  const { activeElement } = document
  return (
    document.visibilityState !== 'visible' ||
    place.querySelector('[data-fill]') !== null ||
    place.querySelector('details[open]') !== null ||
    (activeElement !== null && place.contains(activeElement)) ||
    String(getSelection()) !== ''
  )
}

async function renew() {
  if (isBusy()) return
  const answer = await fetch(location.href, { headers: { 'x-live': '1' } })
  // The session ended: the page must not go on showing what it showed.
  if (answer.redirected) return location.reload()
  if (!answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const young = page.getElementById('live')
  if (young === null || isBusy() || young.innerHTML === place.innerHTML) return
  place.replaceChildren(...young.childNodes)
}

// On a phone the menu is a row that scrolls: where one is must be in sight. Not by scrollIntoView, from where Tab would then go on.
const here = document.querySelector('nav [aria-current="page"]')
const menu = here?.closest('nav')
if (here && menu) menu.scrollLeft += here.getBoundingClientRect().left - (menu.clientWidth - here.clientWidth) / 2

if (place !== null && place.querySelector('[data-fill]') === null)
  setInterval(() => renew().catch(() => undefined), RENEW_MS)
