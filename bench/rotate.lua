-- Sends POST_BODY to the address as each of the people in COOKIES (one a line) in turn.
local cookies = {}
for line in io.lines(os.getenv("COOKIES")) do cookies[#cookies + 1] = line end
local body = os.getenv("POST_BODY")
local at = 0

request = function()
  at = at % #cookies + 1
  return wrk.format("POST", nil, { ["cookie"] = cookies[at], ["content-type"] = "application/json" }, body)
end
