/** The console's only script: polls its page every few seconds and replaces changed content. Everything else works without it. */
const RENEW_MS = 5_000
const place = document.getElementById('live')

/** No update while a form is filled in, a detail is open, or a secret is shown once. */
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
  // The session has ended: leave the page.
  if (answer.redirected) return location.reload()
  if (!answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const young = page.getElementById('live')
  if (young === null || isBusy() || young.innerHTML === place.innerHTML) return
  place.replaceChildren(...young.childNodes)
}

// On a phone the menu is a scrolling row: scroll the current item into view. Not with scrollIntoView, which would move the start of Tab navigation.
const here = document.querySelector('nav [aria-current="page"]')
const menu = here?.closest('nav')
if (here && menu) menu.scrollLeft += here.getBoundingClientRect().left - (menu.clientWidth - here.clientWidth) / 2

if (place !== null && place.querySelector('[data-fill]') === null)
  setInterval(() => renew().catch(() => undefined), RENEW_MS)
