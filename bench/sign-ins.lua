-- Sign-ins with wrong passwords, each to another account and from another address, so that no limit ends them. LOAD
-- numbers the runs against one server, up to 200.
local load = tonumber(os.getenv("LOAD"))
local threads = {}
local sent = 0
answeredOtherwise = 0

setup = function(thread)
  threads[#threads + 1] = thread
end

request = function()
  sent = sent + 1
  local address = string.format("10.%d.%d.%d", load, math.floor(sent / 250) % 250, sent % 250)
  local body = string.format('{"email":"%d-%d@example.org","password":"a guess of many"}', load, sent)
  return wrk.format("POST", nil, { ["content-type"] = "application/json", ["x-forwarded-for"] = address }, body)
end

response = function(status)
  if status ~= 401 then answeredOtherwise = answeredOtherwise + 1 end
end

done = function()
  for _, thread in ipairs(threads) do print("Answered otherwise: " .. thread:get("answeredOtherwise")) end
end
