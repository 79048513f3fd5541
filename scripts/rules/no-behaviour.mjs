/** Facts of the specification that describe no behaviour, each with the reason why no rule covers it. */
export const NO_BEHAVIOUR = {
  3.18: 'says that further entities are not shown',
  5.8: 'says that further form rules are not shown',
  6.4: 'says that admin roles are not shown; the product has no admin',
}
