-- Each request comes from another IPv4 address, as the edge is told by a balancer that it trusts.
function request()
  wrk.headers["x-forwarded-for"] = string.format(
    "%d.%d.%d.%d", math.random(1, 223), math.random(0, 255), math.random(0, 255), math.random(1, 254))
  return wrk.format()
end
