// Generated from specs. Edit there and run make generate.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

var require_fast_deep_equal = __commonJS({
  "fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

var require_equal = __commonJS({
  "ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    equal.code = 'require("ajv/dist/runtime/equal").default';
    exports.default = equal;
  }
});

var input = validate10;
var schema17 = { enum: ["needs_action", "accepted", "declined", "tentative"] }, pattern0 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u"), pattern1 = new RegExp("^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$", "u"), func2 = require_ucs2length().default;
function validate13(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode") || data.date === void 0 && (missing0 = "date"))
        return validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "mode" || key0 === "date" || key0 === "event_timezone" || key0 === "query" || key0 === "participation" || key0 === "include_cancelled" || key0 === "limit" || key0 === "cursor")) {
            return validate13.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.mode !== void 0) {
            let _errs2 = errors;
            if (data.mode !== "day")
              return validate13.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "day" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.date !== void 0) {
              let data1 = data.date, _errs3 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern0.test(data1))
                    return validate13.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                } else
                  return validate13.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.event_timezone !== void 0) {
                let data2 = data.event_timezone, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 64 && func2(data2) > 64)
                      return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                    if (!pattern1.test(data2))
                      return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                  } else
                    return validate13.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.query !== void 0) {
                  let data3 = data.query, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data3 == "string") {
                      if (data3.length > 100 && func2(data3) > 100)
                        return validate13.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                      if (data3.length < 2 && func2(data3) < 1)
                        return validate13.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                    } else
                      return validate13.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.participation !== void 0) {
                    let data4 = data.participation, _errs11 = errors;
                    if (!(data4 === "needs_action" || data4 === "accepted" || data4 === "declined" || data4 === "tentative"))
                      return validate13.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.include_cancelled !== void 0) {
                      let _errs13 = errors;
                      if (typeof data.include_cancelled != "boolean")
                        return validate13.errors = [{ instancePath: instancePath + "/include_cancelled", schemaPath: "#/properties/include_cancelled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.limit !== void 0) {
                        let data6 = data.limit, _errs15 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate13.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs15 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 200 || isNaN(data6))
                            return validate13.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" }], !1;
                          if (data6 < 1 || isNaN(data6))
                            return validate13.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        }
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.cursor !== void 0) {
                          let data7 = data.cursor, _errs17 = errors;
                          if (errors === _errs17)
                            if (typeof data7 == "string") {
                              if (data7.length > 200 && func2(data7) > 200)
                                return validate13.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                            } else
                              return validate13.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate13.errors = vErrors, errors === 0;
}
var schema18 = { type: "object", properties: { mode: { const: "range" }, start_at: { $ref: "#/$defs/DateTimeOffset" }, end_at: { $ref: "#/$defs/DateTimeOffset" }, event_timezone: { $ref: "#/$defs/IanaTimezone" }, query: { type: "string", minLength: 1, maxLength: 100 }, participation: { $ref: "#/$defs/Participation" }, include_cancelled: { type: "boolean", default: !1 }, limit: { type: "integer", minimum: 1, maximum: 200, default: 50 }, cursor: { type: "string", maxLength: 200 } }, required: ["mode", "start_at", "end_at"], additionalProperties: !1 };
var func6 = Object.prototype.hasOwnProperty, pattern2 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");
function validate14(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode") || data.start_at === void 0 && (missing0 = "start_at") || data.end_at === void 0 && (missing0 = "end_at"))
        return validate14.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema18.properties, key0)) {
            return validate14.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.mode !== void 0) {
            let _errs2 = errors;
            if (data.mode !== "range")
              return validate14.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "range" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.start_at !== void 0) {
              let data1 = data.start_at, _errs3 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (data1.length > 35 && func2(data1) > 35)
                    return validate14.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                  if (!pattern2.test(data1))
                    return validate14.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                } else
                  return validate14.errors = [{ instancePath: instancePath + "/start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.end_at !== void 0) {
                let data2 = data.end_at, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate14.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern2.test(data2))
                      return validate14.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate14.errors = [{ instancePath: instancePath + "/end_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.event_timezone !== void 0) {
                  let data3 = data.event_timezone, _errs9 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 64 && func2(data3) > 64)
                        return validate14.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                      if (!pattern1.test(data3))
                        return validate14.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                    } else
                      return validate14.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.query !== void 0) {
                    let data4 = data.query, _errs12 = errors;
                    if (errors === _errs12)
                      if (typeof data4 == "string") {
                        if (data4.length > 100 && func2(data4) > 100)
                          return validate14.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" }], !1;
                        if (data4.length < 2 && func2(data4) < 1)
                          return validate14.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }], !1;
                      } else
                        return validate14.errors = [{ instancePath: instancePath + "/query", schemaPath: "#/properties/query/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.participation !== void 0) {
                      let data5 = data.participation, _errs14 = errors;
                      if (!(data5 === "needs_action" || data5 === "accepted" || data5 === "declined" || data5 === "tentative"))
                        return validate14.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.include_cancelled !== void 0) {
                        let _errs16 = errors;
                        if (typeof data.include_cancelled != "boolean")
                          return validate14.errors = [{ instancePath: instancePath + "/include_cancelled", schemaPath: "#/properties/include_cancelled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.limit !== void 0) {
                          let data7 = data.limit, _errs18 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate14.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs18 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 200 || isNaN(data7))
                              return validate14.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" }], !1;
                            if (data7 < 1 || isNaN(data7))
                              return validate14.errors = [{ instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          }
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.cursor !== void 0) {
                            let data8 = data.cursor, _errs20 = errors;
                            if (errors === _errs20)
                              if (typeof data8 == "string") {
                                if (data8.length > 200 && func2(data8) > 200)
                                  return validate14.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                              } else
                                return validate14.errors = [{ instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate14.errors = vErrors, errors === 0;
}
var pattern5 = new RegExp("^evt_[A-Za-z0-9_-]{1,64}$", "u");
function validate15(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mode === void 0 && (missing0 = "mode") || data.event_id === void 0 && (missing0 = "event_id"))
        return validate15.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "mode" || key0 === "event_id" || key0 === "occurrence_start_at" || key0 === "event_timezone")) {
            return validate15.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.mode !== void 0) {
            let _errs2 = errors;
            if (data.mode !== "event")
              return validate15.errors = [{ instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/const", keyword: "const", params: { allowedValue: "event" }, message: "must be equal to constant" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event_id !== void 0) {
              let data1 = data.event_id, _errs3 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern5.test(data1))
                    return validate15.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate15.errors = [{ instancePath: instancePath + "/event_id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.occurrence_start_at !== void 0) {
                let data2 = data.occurrence_start_at, _errs6 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate15.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern2.test(data2))
                      return validate15.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate15.errors = [{ instancePath: instancePath + "/occurrence_start_at", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.event_timezone !== void 0) {
                  let data3 = data.event_timezone, _errs9 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 64 && func2(data3) > 64)
                        return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                      if (!pattern1.test(data3))
                        return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                    } else
                      return validate15.errors = [{ instancePath: instancePath + "/event_timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate15.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate15.errors = vErrors, errors === 0;
}
function validate12(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let tag0 = data.mode;
      if (typeof tag0 == "string")
        if (tag0 === "day")
          validate13(data, instancePath) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
        else if (tag0 === "range")
          validate14(data, instancePath) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
        else if (tag0 === "event")
          validate15(data, instancePath) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
        else
          return validate12.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "mode", tagValue: tag0 }, message: 'value of tag "mode" must be in oneOf' }], !1;
      else
        return validate12.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "mode", tagValue: tag0 }, message: 'tag "mode" must be string' }], !1;
    } else
      return validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate12.errors = vErrors, errors === 0;
}
function validate10(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate12(data, instancePath) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length), validate10.errors = vErrors, errors === 0;
}
var output = validate20;
var schema30 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, assumedEndAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, changed: { type: "boolean" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" } }, required: ["id", "title"], additionalProperties: !1 };
var pattern15 = new RegExp("^inv_[A-Za-z0-9_-]{1,64}$", "u");
function validate23(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema30.properties, key0)) {
            return validate23.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern5.test(data0))
                  return validate23.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate23.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate23.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate23.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate23.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern2.test(data2))
                      return validate23.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate23.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate23.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern2.test(data3))
                        return validate23.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.assumedEndAt !== void 0) {
                    let data4 = data.assumedEndAt, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 35 && func2(data4) > 35)
                          return validate23.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                        if (!pattern2.test(data4))
                          return validate23.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                      } else
                        return validate23.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.allDay !== void 0) {
                      let _errs16 = errors;
                      if (typeof data.allDay != "boolean")
                        return validate23.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.startDate !== void 0) {
                        let data6 = data.startDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern0.test(data6))
                              return validate23.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate23.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.endDate !== void 0) {
                          let data7 = data.endDate, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (!pattern0.test(data7))
                                return validate23.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                            } else
                              return validate23.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.eventTimezone !== void 0) {
                            let data8 = data.eventTimezone, _errs24 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 64 && func2(data8) > 64)
                                  return validate23.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                if (!pattern1.test(data8))
                                  return validate23.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                              } else
                                return validate23.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.location !== void 0) {
                              let data9 = data.location, _errs27 = errors;
                              if (errors === _errs27)
                                if (typeof data9 == "string") {
                                  if (data9.length > 200 && func2(data9) > 200)
                                    return validate23.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                } else
                                  return validate23.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs27 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.eventStatus !== void 0) {
                                let data10 = data.eventStatus, _errs29 = errors;
                                if (!(data10 === "confirmed" || data10 === "tentative" || data10 === "cancelled"))
                                  return validate23.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema30.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs29 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.participation !== void 0) {
                                  let data11 = data.participation, _errs30 = errors;
                                  if (!(data11 === "needs_action" || data11 === "accepted" || data11 === "declined" || data11 === "tentative"))
                                    return validate23.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.inviteId !== void 0) {
                                    let data12 = data.inviteId, _errs32 = errors;
                                    if (errors === errors)
                                      if (typeof data12 == "string") {
                                        if (!pattern15.test(data12))
                                          return validate23.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                      } else
                                        return validate23.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.changed !== void 0) {
                                      let _errs35 = errors;
                                      if (typeof data.changed != "boolean")
                                        return validate23.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs35 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.participantCount !== void 0) {
                                        let data14 = data.participantCount, _errs37 = errors;
                                        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                          return validate23.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                        if (errors === _errs37 && typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 500 || isNaN(data14))
                                            return validate23.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                          if (data14 < 0 || isNaN(data14))
                                            return validate23.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        }
                                        var valid0 = _errs37 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.recurring !== void 0) {
                                          let _errs39 = errors;
                                          if (typeof data.recurring != "boolean")
                                            return validate23.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.occurrenceStartAt !== void 0) {
                                            let data16 = data.occurrenceStartAt, _errs41 = errors;
                                            if (errors === errors)
                                              if (typeof data16 == "string") {
                                                if (data16.length > 35 && func2(data16) > 35)
                                                  return validate23.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                if (!pattern2.test(data16))
                                                  return validate23.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                              } else
                                                return validate23.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs41 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.version !== void 0) {
                                              let data17 = data.version, _errs44 = errors, _errs45 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate23.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs45 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 2147483647 || isNaN(data17))
                                                  return validate23.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                                if (data17 < 1 || isNaN(data17))
                                                  return validate23.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.tainted !== void 0) {
                                                let _errs47 = errors;
                                                if (typeof data.tainted != "boolean")
                                                  return validate23.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                var valid0 = _errs47 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0)
                                                if (data.unconfirmed !== void 0) {
                                                  let _errs49 = errors;
                                                  if (typeof data.unconfirmed != "boolean")
                                                    return validate23.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate23.errors = vErrors, errors === 0;
}
function validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let _errs1 = errors;
      for (let key0 in data)
        if (!(key0 === "startAt" || key0 === "endAt" || key0 === "timezone")) {
          return validate25.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
          break;
        }
      if (_errs1 === errors) {
        if (data.startAt !== void 0) {
          let data0 = data.startAt, _errs2 = errors;
          if (errors === errors)
            if (typeof data0 == "string") {
              if (data0.length > 35 && func2(data0) > 35)
                return validate25.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
              if (!pattern2.test(data0))
                return validate25.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
            } else
              return validate25.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.endAt !== void 0) {
            let data1 = data.endAt, _errs5 = errors;
            if (errors === errors)
              if (typeof data1 == "string") {
                if (data1.length > 35 && func2(data1) > 35)
                  return validate25.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                if (!pattern2.test(data1))
                  return validate25.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
              } else
                return validate25.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.timezone !== void 0) {
              let data2 = data.timezone, _errs8 = errors;
              if (errors === errors)
                if (typeof data2 == "string") {
                  if (data2.length > 64 && func2(data2) > 64)
                    return validate25.errors = [{ instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                  if (!pattern1.test(data2))
                    return validate25.errors = [{ instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                } else
                  return validate25.errors = [{ instancePath: instancePath + "/timezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate25.errors = vErrors, errors === 0;
}
function validate22(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.items === void 0 && (missing0 = "items") || data.count === void 0 && (missing0 = "count"))
        return validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "items" || key0 === "count" || key0 === "total" || key0 === "nextCursor" || key0 === "range")) {
            return validate22.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.items !== void 0) {
            let data0 = data.items, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 200)
                  return validate22.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" }], !1;
                if (data0.length < 0)
                  return validate22.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate23(data0[i0], instancePath + "/items/" + i0) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate22.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.count !== void 0) {
              let data2 = data.count, _errs5 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate22.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 200 || isNaN(data2))
                  return validate22.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" }], !1;
                if (data2 < 0 || isNaN(data2))
                  return validate22.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.total !== void 0) {
                let data3 = data.total, _errs7 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                  return validate22.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                  if (data3 > 1e5 || isNaN(data3))
                    return validate22.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" }], !1;
                  if (data3 < 0 || isNaN(data3))
                    return validate22.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.nextCursor !== void 0) {
                  let data4 = data.nextCursor, _errs9 = errors;
                  if (errors === _errs9)
                    if (typeof data4 == "string") {
                      if (data4.length > 200 && func2(data4) > 200)
                        return validate22.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                    } else
                      return validate22.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.range !== void 0) {
                    let _errs11 = errors;
                    validate25(data.range, instancePath + "/range") || (vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors), errors = vErrors.length);
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var schema46 = { type: "object", properties: { id: { $ref: "#/$defs/CalendarEventId" }, title: { type: "string", maxLength: 200 }, startAt: { $ref: "#/$defs/DateTimeOffset" }, endAt: { $ref: "#/$defs/DateTimeOffset" }, assumedEndAt: { $ref: "#/$defs/DateTimeOffset" }, allDay: { type: "boolean" }, startDate: { $ref: "#/$defs/LocalDate" }, endDate: { $ref: "#/$defs/LocalDate" }, eventTimezone: { $ref: "#/$defs/IanaTimezone" }, location: { type: "string", maxLength: 200 }, eventStatus: { enum: ["confirmed", "tentative", "cancelled"] }, participation: { $ref: "#/$defs/Participation" }, inviteId: { $ref: "#/$defs/InviteId" }, changed: { type: "boolean" }, participantCount: { type: "integer", minimum: 0, maximum: 500 }, recurring: { type: "boolean" }, occurrenceStartAt: { $ref: "#/$defs/DateTimeOffset" }, version: { $ref: "#/$defs/Version" }, tainted: { type: "boolean" }, unconfirmed: { type: "boolean" }, notes: { type: "string", maxLength: 4e3 }, meetingUrl: { $ref: "#/$defs/HttpsUrl" }, reminders: { $ref: "#/$defs/Reminders" }, showAs: { enum: ["busy", "free"] }, recurrence: { $ref: "#/$defs/Recurrence" }, organizer: { $ref: "#/$defs/Participant" }, participants: { type: "array", items: { $ref: "#/$defs/Participant" }, minItems: 0, maxItems: 200 }, createdAt: { $ref: "#/$defs/DateTimeOffset" }, updatedAt: { $ref: "#/$defs/DateTimeOffset" } }, required: ["id", "title"], additionalProperties: !1 };
var pattern29 = new RegExp('^https://[^\\s<>"]+$', "u"), schema60 = { type: "object", properties: { freq: { enum: ["daily", "weekly", "monthly", "yearly"] }, interval: { type: "integer", minimum: 1, maximum: 99 }, by_weekday: { type: "array", items: { $ref: "#/$defs/RecurrenceDay" }, minItems: 1, maxItems: 7, uniqueItems: !0 }, count: { type: "integer", minimum: 1, maximum: 730 }, until: { $ref: "#/$defs/LocalDate" } }, required: ["freq"], additionalProperties: !1, not: { required: ["count", "until"] } };
var pattern30 = new RegExp("^(?:-1|[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$", "u"), func0 = require_equal().default;
function validate29(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.count === void 0 && (missing0 = "count") || data.until === void 0 && (missing0 = "until")) {
      let err0 = {};
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0)
    return validate29.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }], !1;
  if (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.freq === void 0 && (missing1 = "freq"))
        return validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }], !1;
      {
        let _errs3 = errors;
        for (let key0 in data)
          if (!(key0 === "freq" || key0 === "interval" || key0 === "by_weekday" || key0 === "count" || key0 === "until")) {
            return validate29.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs3 === errors) {
          if (data.freq !== void 0) {
            let data0 = data.freq, _errs4 = errors;
            if (!(data0 === "daily" || data0 === "weekly" || data0 === "monthly" || data0 === "yearly"))
              return validate29.errors = [{ instancePath: instancePath + "/freq", schemaPath: "#/properties/freq/enum", keyword: "enum", params: { allowedValues: schema60.properties.freq.enum }, message: "must be equal to one of the allowed values" }], !1;
            var valid1 = _errs4 === errors;
          } else
            var valid1 = !0;
          if (valid1) {
            if (data.interval !== void 0) {
              let data1 = data.interval, _errs5 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate29.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 99 || isNaN(data1))
                  return validate29.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99 }, message: "must be <= 99" }], !1;
                if (data1 < 1 || isNaN(data1))
                  return validate29.errors = [{ instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              }
              var valid1 = _errs5 === errors;
            } else
              var valid1 = !0;
            if (valid1) {
              if (data.by_weekday !== void 0) {
                let data2 = data.by_weekday, _errs7 = errors;
                if (errors === _errs7)
                  if (Array.isArray(data2)) {
                    if (data2.length > 7)
                      return validate29.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/maxItems", keyword: "maxItems", params: { limit: 7 }, message: "must NOT have more than 7 items" }], !1;
                    if (data2.length < 1)
                      return validate29.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" }], !1;
                    {
                      var valid2 = !0;
                      let len0 = data2.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data3 = data2[i0], _errs9 = errors;
                        if (errors === errors)
                          if (typeof data3 == "string") {
                            if (!pattern30.test(data3))
                              return validate29.errors = [{ instancePath: instancePath + "/by_weekday/" + i0, schemaPath: "#/$defs/RecurrenceDay/pattern", keyword: "pattern", params: { pattern: "^(?:-1|[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$" }, message: 'must match pattern "^(?:-1|[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$"' }], !1;
                          } else
                            return validate29.errors = [{ instancePath: instancePath + "/by_weekday/" + i0, schemaPath: "#/$defs/RecurrenceDay/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid2 = _errs9 === errors;
                        if (!valid2)
                          break;
                      }
                      if (valid2) {
                        let i1 = data2.length, j0;
                        if (i1 > 1) {
                          outer0:
                            for (; i1--; )
                              for (j0 = i1; j0--; )
                                if (func0(data2[i1], data2[j0])) {
                                  return validate29.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                  break outer0;
                                }
                        }
                      }
                    }
                  } else
                    return validate29.errors = [{ instancePath: instancePath + "/by_weekday", schemaPath: "#/properties/by_weekday/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid1 = _errs7 === errors;
              } else
                var valid1 = !0;
              if (valid1) {
                if (data.count !== void 0) {
                  let data4 = data.count, _errs12 = errors;
                  if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                    return validate29.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs12 && typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 730 || isNaN(data4))
                      return validate29.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 730 }, message: "must be <= 730" }], !1;
                    if (data4 < 1 || isNaN(data4))
                      return validate29.errors = [{ instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                  }
                  var valid1 = _errs12 === errors;
                } else
                  var valid1 = !0;
                if (valid1)
                  if (data.until !== void 0) {
                    let data5 = data.until, _errs14 = errors;
                    if (errors === errors)
                      if (typeof data5 == "string") {
                        if (!pattern0.test(data5))
                          return validate29.errors = [{ instancePath: instancePath + "/until", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                      } else
                        return validate29.errors = [{ instancePath: instancePath + "/until", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs14 === errors;
                  } else
                    var valid1 = !0;
              }
            }
          }
        }
      }
    } else
      return validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate29.errors = vErrors, errors === 0;
}
var schema63 = { type: "object", properties: { name: { type: "string", maxLength: 60 }, contactId: { $ref: "#/$defs/ContactId" }, role: { enum: ["organizer", "attendee"] }, participation: { $ref: "#/$defs/Participation" } }, required: ["name"], additionalProperties: !1 };
var pattern32 = new RegExp("^ctc_[A-Za-z0-9_-]{1,64}$", "u");
function validate31(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name"))
        return validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "contactId" || key0 === "role" || key0 === "participation")) {
            return validate31.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let data0 = data.name, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "string") {
                if (data0.length > 60 && func2(data0) > 60)
                  return validate31.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" }], !1;
              } else
                return validate31.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.contactId !== void 0) {
              let data1 = data.contactId, _errs4 = errors;
              if (errors === errors)
                if (typeof data1 == "string") {
                  if (!pattern32.test(data1))
                    return validate31.errors = [{ instancePath: instancePath + "/contactId", schemaPath: "#/$defs/ContactId/pattern", keyword: "pattern", params: { pattern: "^ctc_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^ctc_[A-Za-z0-9_-]{1,64}$"' }], !1;
                } else
                  return validate31.errors = [{ instancePath: instancePath + "/contactId", schemaPath: "#/$defs/ContactId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.role !== void 0) {
                let data2 = data.role, _errs7 = errors;
                if (!(data2 === "organizer" || data2 === "attendee"))
                  return validate31.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema63.properties.role.enum }, message: "must be equal to one of the allowed values" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.participation !== void 0) {
                  let data3 = data.participation, _errs8 = errors;
                  if (!(data3 === "needs_action" || data3 === "accepted" || data3 === "declined" || data3 === "tentative"))
                    return validate31.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate31.errors = vErrors, errors === 0;
}
function validate28(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.title === void 0 && (missing0 = "title"))
        return validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func6.call(schema46.properties, key0)) {
            return validate28.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === errors)
              if (typeof data0 == "string") {
                if (!pattern5.test(data0))
                  return validate28.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/pattern", keyword: "pattern", params: { pattern: "^evt_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^evt_[A-Za-z0-9_-]{1,64}$"' }], !1;
              } else
                return validate28.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/$defs/CalendarEventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let data1 = data.title, _errs5 = errors;
              if (errors === _errs5)
                if (typeof data1 == "string") {
                  if (data1.length > 200 && func2(data1) > 200)
                    return validate28.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                } else
                  return validate28.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.startAt !== void 0) {
                let data2 = data.startAt, _errs7 = errors;
                if (errors === errors)
                  if (typeof data2 == "string") {
                    if (data2.length > 35 && func2(data2) > 35)
                      return validate28.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                    if (!pattern2.test(data2))
                      return validate28.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                  } else
                    return validate28.errors = [{ instancePath: instancePath + "/startAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.endAt !== void 0) {
                  let data3 = data.endAt, _errs10 = errors;
                  if (errors === errors)
                    if (typeof data3 == "string") {
                      if (data3.length > 35 && func2(data3) > 35)
                        return validate28.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                      if (!pattern2.test(data3))
                        return validate28.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                    } else
                      return validate28.errors = [{ instancePath: instancePath + "/endAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.assumedEndAt !== void 0) {
                    let data4 = data.assumedEndAt, _errs13 = errors;
                    if (errors === errors)
                      if (typeof data4 == "string") {
                        if (data4.length > 35 && func2(data4) > 35)
                          return validate28.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                        if (!pattern2.test(data4))
                          return validate28.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                      } else
                        return validate28.errors = [{ instancePath: instancePath + "/assumedEndAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.allDay !== void 0) {
                      let _errs16 = errors;
                      if (typeof data.allDay != "boolean")
                        return validate28.errors = [{ instancePath: instancePath + "/allDay", schemaPath: "#/properties/allDay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                      var valid0 = _errs16 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.startDate !== void 0) {
                        let data6 = data.startDate, _errs18 = errors;
                        if (errors === errors)
                          if (typeof data6 == "string") {
                            if (!pattern0.test(data6))
                              return validate28.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                          } else
                            return validate28.errors = [{ instancePath: instancePath + "/startDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs18 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.endDate !== void 0) {
                          let data7 = data.endDate, _errs21 = errors;
                          if (errors === errors)
                            if (typeof data7 == "string") {
                              if (!pattern0.test(data7))
                                return validate28.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"' }], !1;
                            } else
                              return validate28.errors = [{ instancePath: instancePath + "/endDate", schemaPath: "#/$defs/LocalDate/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs21 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.eventTimezone !== void 0) {
                            let data8 = data.eventTimezone, _errs24 = errors;
                            if (errors === errors)
                              if (typeof data8 == "string") {
                                if (data8.length > 64 && func2(data8) > 64)
                                  return validate28.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" }], !1;
                                if (!pattern1.test(data8))
                                  return validate28.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$"' }], !1;
                              } else
                                return validate28.errors = [{ instancePath: instancePath + "/eventTimezone", schemaPath: "#/$defs/IanaTimezone/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.location !== void 0) {
                              let data9 = data.location, _errs27 = errors;
                              if (errors === _errs27)
                                if (typeof data9 == "string") {
                                  if (data9.length > 200 && func2(data9) > 200)
                                    return validate28.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" }], !1;
                                } else
                                  return validate28.errors = [{ instancePath: instancePath + "/location", schemaPath: "#/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs27 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.eventStatus !== void 0) {
                                let data10 = data.eventStatus, _errs29 = errors;
                                if (!(data10 === "confirmed" || data10 === "tentative" || data10 === "cancelled"))
                                  return validate28.errors = [{ instancePath: instancePath + "/eventStatus", schemaPath: "#/properties/eventStatus/enum", keyword: "enum", params: { allowedValues: schema46.properties.eventStatus.enum }, message: "must be equal to one of the allowed values" }], !1;
                                var valid0 = _errs29 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.participation !== void 0) {
                                  let data11 = data.participation, _errs30 = errors;
                                  if (!(data11 === "needs_action" || data11 === "accepted" || data11 === "declined" || data11 === "tentative"))
                                    return validate28.errors = [{ instancePath: instancePath + "/participation", schemaPath: "#/$defs/Participation/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" }], !1;
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.inviteId !== void 0) {
                                    let data12 = data.inviteId, _errs32 = errors;
                                    if (errors === errors)
                                      if (typeof data12 == "string") {
                                        if (!pattern15.test(data12))
                                          return validate28.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/pattern", keyword: "pattern", params: { pattern: "^inv_[A-Za-z0-9_-]{1,64}$" }, message: 'must match pattern "^inv_[A-Za-z0-9_-]{1,64}$"' }], !1;
                                      } else
                                        return validate28.errors = [{ instancePath: instancePath + "/inviteId", schemaPath: "#/$defs/InviteId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.changed !== void 0) {
                                      let _errs35 = errors;
                                      if (typeof data.changed != "boolean")
                                        return validate28.errors = [{ instancePath: instancePath + "/changed", schemaPath: "#/properties/changed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                      var valid0 = _errs35 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.participantCount !== void 0) {
                                        let data14 = data.participantCount, _errs37 = errors;
                                        if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)))
                                          return validate28.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                        if (errors === _errs37 && typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 500 || isNaN(data14))
                                            return validate28.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 500 }, message: "must be <= 500" }], !1;
                                          if (data14 < 0 || isNaN(data14))
                                            return validate28.errors = [{ instancePath: instancePath + "/participantCount", schemaPath: "#/properties/participantCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        }
                                        var valid0 = _errs37 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.recurring !== void 0) {
                                          let _errs39 = errors;
                                          if (typeof data.recurring != "boolean")
                                            return validate28.errors = [{ instancePath: instancePath + "/recurring", schemaPath: "#/properties/recurring/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                          var valid0 = _errs39 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.occurrenceStartAt !== void 0) {
                                            let data16 = data.occurrenceStartAt, _errs41 = errors;
                                            if (errors === errors)
                                              if (typeof data16 == "string") {
                                                if (data16.length > 35 && func2(data16) > 35)
                                                  return validate28.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                if (!pattern2.test(data16))
                                                  return validate28.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                              } else
                                                return validate28.errors = [{ instancePath: instancePath + "/occurrenceStartAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                            var valid0 = _errs41 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.version !== void 0) {
                                              let data17 = data.version, _errs44 = errors, _errs45 = errors;
                                              if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                                return validate28.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                              if (errors === _errs45 && typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 > 2147483647 || isNaN(data17))
                                                  return validate28.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" }], !1;
                                                if (data17 < 1 || isNaN(data17))
                                                  return validate28.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/$defs/Version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                              }
                                              var valid0 = _errs44 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.tainted !== void 0) {
                                                let _errs47 = errors;
                                                if (typeof data.tainted != "boolean")
                                                  return validate28.errors = [{ instancePath: instancePath + "/tainted", schemaPath: "#/properties/tainted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                var valid0 = _errs47 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.unconfirmed !== void 0) {
                                                  let _errs49 = errors;
                                                  if (typeof data.unconfirmed != "boolean")
                                                    return validate28.errors = [{ instancePath: instancePath + "/unconfirmed", schemaPath: "#/properties/unconfirmed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                                  var valid0 = _errs49 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.notes !== void 0) {
                                                    let data20 = data.notes, _errs51 = errors;
                                                    if (errors === _errs51)
                                                      if (typeof data20 == "string") {
                                                        if (data20.length > 4e3 && func2(data20) > 4e3)
                                                          return validate28.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" }], !1;
                                                      } else
                                                        return validate28.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                    var valid0 = _errs51 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.meetingUrl !== void 0) {
                                                      let data21 = data.meetingUrl, _errs53 = errors;
                                                      if (errors === errors)
                                                        if (typeof data21 == "string") {
                                                          if (data21.length > 500 && func2(data21) > 500)
                                                            return validate28.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" }], !1;
                                                          if (!pattern29.test(data21))
                                                            return validate28.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/pattern", keyword: "pattern", params: { pattern: '^https://[^\\s<>"]+$' }, message: 'must match pattern "^https://[^\\s<>"]+$"' }], !1;
                                                        } else
                                                          return validate28.errors = [{ instancePath: instancePath + "/meetingUrl", schemaPath: "#/$defs/HttpsUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                      var valid0 = _errs53 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.reminders !== void 0) {
                                                        let data22 = data.reminders, _errs56 = errors;
                                                        if (errors === errors)
                                                          if (Array.isArray(data22)) {
                                                            if (data22.length > 5)
                                                              return validate28.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" }], !1;
                                                            if (data22.length < 0)
                                                              return validate28.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                            {
                                                              var valid14 = !0;
                                                              let len0 = data22.length;
                                                              for (let i0 = 0; i0 < len0; i0++) {
                                                                let data23 = data22[i0], _errs59 = errors;
                                                                if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23)))
                                                                  return validate28.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                                                if (errors === _errs59 && typeof data23 == "number" && isFinite(data23)) {
                                                                  if (data23 > 40320 || isNaN(data23))
                                                                    return validate28.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 40320 }, message: "must be <= 40320" }], !1;
                                                                  if (data23 < 0 || isNaN(data23))
                                                                    return validate28.errors = [{ instancePath: instancePath + "/reminders/" + i0, schemaPath: "#/$defs/Reminders/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                                                }
                                                                var valid14 = _errs59 === errors;
                                                                if (!valid14)
                                                                  break;
                                                              }
                                                              if (valid14) {
                                                                let i1 = data22.length, j0;
                                                                if (i1 > 1) {
                                                                  let indices0 = {};
                                                                  for (; i1--; ) {
                                                                    let item0 = data22[i1];
                                                                    if (typeof item0 == "number" && !(item0 % 1) && !isNaN(item0) && isFinite(item0)) {
                                                                      if (typeof indices0[item0] == "number") {
                                                                        return j0 = indices0[item0], validate28.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" }], !1;
                                                                        break;
                                                                      }
                                                                      indices0[item0] = i1;
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          } else
                                                            return validate28.errors = [{ instancePath: instancePath + "/reminders", schemaPath: "#/$defs/Reminders/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                        var valid0 = _errs56 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.showAs !== void 0) {
                                                          let data24 = data.showAs, _errs61 = errors;
                                                          if (!(data24 === "busy" || data24 === "free"))
                                                            return validate28.errors = [{ instancePath: instancePath + "/showAs", schemaPath: "#/properties/showAs/enum", keyword: "enum", params: { allowedValues: schema46.properties.showAs.enum }, message: "must be equal to one of the allowed values" }], !1;
                                                          var valid0 = _errs61 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0) {
                                                          if (data.recurrence !== void 0) {
                                                            let _errs62 = errors;
                                                            validate29(data.recurrence, instancePath + "/recurrence") || (vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors), errors = vErrors.length);
                                                            var valid0 = _errs62 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                          if (valid0) {
                                                            if (data.organizer !== void 0) {
                                                              let _errs63 = errors;
                                                              validate31(data.organizer, instancePath + "/organizer") || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                                              var valid0 = _errs63 === errors;
                                                            } else
                                                              var valid0 = !0;
                                                            if (valid0) {
                                                              if (data.participants !== void 0) {
                                                                let data27 = data.participants, _errs64 = errors;
                                                                if (errors === _errs64)
                                                                  if (Array.isArray(data27)) {
                                                                    if (data27.length > 200)
                                                                      return validate28.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" }], !1;
                                                                    if (data27.length < 0)
                                                                      return validate28.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items" }], !1;
                                                                    {
                                                                      var valid16 = !0;
                                                                      let len1 = data27.length;
                                                                      for (let i2 = 0; i2 < len1; i2++) {
                                                                        let _errs66 = errors;
                                                                        validate31(data27[i2], instancePath + "/participants/" + i2) || (vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors), errors = vErrors.length);
                                                                        var valid16 = _errs66 === errors;
                                                                        if (!valid16)
                                                                          break;
                                                                      }
                                                                    }
                                                                  } else
                                                                    return validate28.errors = [{ instancePath: instancePath + "/participants", schemaPath: "#/properties/participants/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                                                var valid0 = _errs64 === errors;
                                                              } else
                                                                var valid0 = !0;
                                                              if (valid0) {
                                                                if (data.createdAt !== void 0) {
                                                                  let data29 = data.createdAt, _errs67 = errors;
                                                                  if (errors === errors)
                                                                    if (typeof data29 == "string") {
                                                                      if (data29.length > 35 && func2(data29) > 35)
                                                                        return validate28.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                                      if (!pattern2.test(data29))
                                                                        return validate28.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                                    } else
                                                                      return validate28.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                  var valid0 = _errs67 === errors;
                                                                } else
                                                                  var valid0 = !0;
                                                                if (valid0)
                                                                  if (data.updatedAt !== void 0) {
                                                                    let data30 = data.updatedAt, _errs70 = errors;
                                                                    if (errors === errors)
                                                                      if (typeof data30 == "string") {
                                                                        if (data30.length > 35 && func2(data30) > 35)
                                                                          return validate28.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/maxLength", keyword: "maxLength", params: { limit: 35 }, message: "must NOT have more than 35 characters" }], !1;
                                                                        if (!pattern2.test(data30))
                                                                          return validate28.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,6})?)?(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"' }], !1;
                                                                      } else
                                                                        return validate28.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/$defs/DateTimeOffset/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                                    var valid0 = _errs70 === errors;
                                                                  } else
                                                                    var valid0 = !0;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate28.errors = vErrors, errors === 0;
}
function validate21(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  validate22(data, instancePath) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs2 = errors;
    validate28(data, instancePath) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null);
  else {
    let err0 = { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
    return vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++, validate21.errors = vErrors, !1;
  }
  return validate21.errors = vErrors, errors === 0;
}
function validate20(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return validate21(data, instancePath) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length), validate20.errors = vErrors, errors === 0;
}
export {
  input,
  output
};
